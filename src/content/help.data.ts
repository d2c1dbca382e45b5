import { brand } from '~/lib/brand'
import type { HelpTopic } from './help.types'

export const help: HelpTopic[] = [
  {
    title: 'Your account',
    questions: [
      {
        id: 'password',
        question: 'I forgot my password. How do I get back in?',
        answer: [
          `There is no reset by e-mail in this version, and we would rather say so than send you a link that never comes. Write to ${brand.email} from the address of your account; a person checks that it is you and sets a new password with you.`,
          'Your likes, follows and saved resources are not lost meanwhile. They lie in your browser and need no account.',
        ],
      },
      {
        id: 'role',
        question: 'Which role do I choose when I sign up?',
        answer: [
          'User, if you play, watch or create. Organization Admin, if you speak for a team or club. Tournament Organizer, if you run events. Media Admin, if you look after press and partners.',
          'When you sign in, choose the role that you signed up with: another one is refused. Admin is given by us and cannot be chosen.',
        ],
      },
      {
        id: 'wrong-role',
        question: 'It says that my account has another role.',
        answer: [
          'E-mail and password are right, the role is not. Choose the one that you took when you signed up. If you do not remember, it is User for most people.',
        ],
      },
      {
        id: 'too-many',
        question: 'It says that I tried too often.',
        answer: [
          'After ten wrong tries you have one more every half minute. Wait a minute and try again; where you have signed in before, you need not wait. It is there for machines that guess passwords, not for you.',
        ],
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        answer: [
          `Write to ${brand.email} from its address. It is gone within thirty days, with all that belongs to it. What your browser keeps you delete yourself: log out, and take back likes and follows on your profile.`,
        ],
      },
    ],
  },
  {
    title: 'Players and records',
    questions: [
      {
        id: 'find-player',
        question: 'How do I find a player?',
        answer: [
          'Open Players and type part of the player name, the real name or the name in the game. Game, tier, team and status narrow it down; all of them together stand in the address, so that you can send the list to somebody.',
        ],
      },
      {
        id: 'score',
        question: 'In which order do players stand?',
        answer: [
          'By score, highest first. The score is made of results, not of likes, and the server alone counts it. Your like is kept in your browser and adds one to the heart that you see.',
        ],
      },
      {
        id: 'tier',
        question: 'What do S-Tier, A-Tier and the others mean?',
        answer: [
          'They rank how high somebody plays: S-Tier are winners of national finals, A-Tier play in them, Elite and B-Tier are on the way. Tiers of organizations and organizers go from Tier 1, the largest, to Tier 3.',
        ],
      },
      {
        id: 'wrong-record',
        question: 'Something in a record is wrong.',
        answer: [
          'Tell us by the contact form which line, and where the right one stands: a bracket, a recording, a page of the organizer. We change what can be shown.',
        ],
      },
    ],
  },
  {
    title: 'Tournaments and teams',
    questions: [
      {
        id: 'join-tournament',
        question: 'How does my team enter a tournament?',
        answer: [
          'Open Esports, choose your game and look at Upcoming. Each tournament names its organizer and format; entries go to the organizer, directly and without a fee to us.',
        ],
      },
      {
        id: 'calendar',
        question: 'Can I have the matches in my calendar?',
        answer: [
          'Yes. Every tournament has Add to Calendar, and Events gives you a file with all that you see. It opens in the calendar of your phone or computer. Times are Indian Standard Time.',
        ],
      },
      {
        id: 'points',
        question: 'How are points in standings counted?',
        answer: [
          'In groups a win is worth three points and a loss takes one away. Battle royale counts places, 10, 6, 5, 4, 3, 2, 1 and 1, and one point for each finish.',
        ],
      },
      {
        id: 'register-organization',
        question: 'How do we put our organization or event here?',
        answer: [
          'Sign up as Organization Admin or Tournament Organizer, then write to us with name, city, games and a link to results. A person reads it; it costs nothing.',
        ],
      },
    ],
  },
  {
    title: 'Working together',
    questions: [
      {
        id: 'creator-contact',
        question: 'How do I reach a creator for a campaign?',
        answer: [
          'Every creator profile ends with the business contact: a person, an e-mail address and a phone number. Rates per deliverable stand above it. Nobody sits in between.',
        ],
      },
      {
        id: 'free',
        question: 'What does it cost?',
        answer: [
          'Nothing for players, fans, creators, teams and organizers. Brands pay those whom they hire, and us only when they order one of the packages on the page for media and promotion.',
        ],
      },
      {
        id: 'money-games',
        question: 'Is there betting or fantasy here?',
        answer: [
          'No, and there will not be. India bans money games and advertising for them since 2025. If you see something of the kind on a page that we link to, tell us.',
        ],
      },
    ],
  },
  {
    title: 'The site itself',
    questions: [
      {
        id: 'offline',
        question: 'It says Oops!, or a part of a page is missing.',
        answer: [
          'Players come from a server, which you reach only when you are connected. Try Again asks once more. The rest of the site works without it.',
        ],
      },
      {
        id: 'kept',
        question: 'I liked players on my phone. Why are they not on my computer?',
        answer: [
          'Likes, follows and saved resources are kept in the browser that you used, and only there. That way nobody else can read them, and they do not travel by themselves. Your profile exports them as a file, which another browser imports.',
        ],
      },
      {
        id: 'motion',
        question: 'Can I stop what moves?',
        answer: [
          'Yes. What plays by itself has a button to pause it, and all of it stands still when your system is set to reduce motion.',
        ],
      },
    ],
  },
]
