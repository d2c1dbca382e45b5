import { brand } from '~/lib/brand'
import type { HelpTopic } from './types'

export const help: HelpTopic[] = [
  {
    title: 'Your account',
    questions: [
      {
        id: 'password',
        question: 'I forgot my password. How do I get back in?',
        answer: [
          `You can’t reset it by email yet, and we’d rather say so than promise a link that never comes. Write to ${brand.email} from your account’s address. We’ll check it’s you and set a new password together.`,
          'Your likes, follows and saved resources are safe in the meantime. They’re saved in your browser and don’t need an account: choose “What I follow” in Events.',
        ],
      },
      {
        id: 'role',
        question: 'Which role should I pick when I sign up?',
        answer: [
          'User if you play, watch or create. Organization Admin if you speak for a team or club. Tournament Organizer if you run events. Media Admin if you look after press and partners. For now every role gets the same pages; tools for organizations and organizers come later.',
          'When you log in, pick the role you signed up with. Any other is refused. Admin accounts are created by our team, so you can’t sign up as one.',
        ],
      },
      {
        id: 'wrong-role',
        question: 'It says my account has another role',
        answer: [
          'Your email and password are right, but the role isn’t. Pick the one you signed up with. Can’t remember? For most people it’s User.',
        ],
      },
      {
        id: 'too-many',
        question: 'I’m locked out after too many tries',
        answer: [
          'After ten wrong tries you get one more every half minute. Wait a minute and try again; on a network you’ve logged in from before, you don’t have to wait. The limit is there to stop bots guessing passwords, not you.',
        ],
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        answer: [
          `Write to ${brand.email} from your account’s address. It’ll be gone within thirty days, with everything that belongs to it. What’s in your browser is yours to delete: remove likes and follows on your profile, then log out.`,
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
          'Open Players and type part of a player’s name, real name or in-game name. The filters narrow it down. Your choices are in the page’s link, so you can send the list to a friend.',
        ],
      },
      {
        id: 'score',
        question: 'How are players ranked?',
        answer: [
          'By score, highest first. The score comes from results, not likes, and the server works it out. Your like stays in your browser and adds one to the count you see.',
        ],
      },
      {
        id: 'earnings',
        question: 'Where do earnings come from?',
        answer: [
          'From the results on record: a player’s share of the prize money a team won, in US dollars. Salaries, streams and sponsors aren’t public, so they aren’t counted.',
        ],
      },
      {
        id: 'tier',
        question: 'What do S-Tier, A-Tier and the others mean?',
        answer: [
          'They show the level someone plays at. S-Tier players win national finals, A-Tier players reach them, Elite and B-Tier are on the way up. Organizations and organizers run from Tier 1, the biggest, to Tier 3.',
        ],
      },
      {
        id: 'wrong-record',
        question: 'Something in a player’s record is wrong',
        answer: [
          'Use the contact form to tell us which line is wrong, and send proof: a bracket, a recording, the organizer’s page. If you can show it, we’ll change it.',
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
          'Open Events and tap Open waiting lists. Each tournament’s page has the rules, the age limit, the deadline for registration and a link to the form: send us your squad, and we’ll put you on the organizer’s waiting list. There’s no entry fee.',
        ],
      },
      {
        id: 'calendar',
        question: 'Can I get matches in my calendar?',
        answer: [
          'Yes. Tap Calendar on a tournament, a game, an organization or Events: Google, Apple and Outlook stay up to date, or download a file. Times are Indian Standard Time.',
        ],
      },
      {
        id: 'no-spoilers',
        question: 'Can I hide results until I’ve watched the match?',
        answer: [
          'Yes. Turn on No spoilers in the menu. Scores, winners and tables stay covered on every page until you open them, one at a time. Totals, such as what a player has earned, stay visible.',
        ],
      },
      {
        id: 'watch',
        question: 'Where can I watch, and in which language?',
        answer: [
          'Tap Watch on a match or a tournament: it lists the channels in Hindi, English and other languages. The language you pick comes first next time. These are sample channels for now, so they open the platform’s front page.',
        ],
      },
      {
        id: 'pickem',
        question: 'How does Pick’em work?',
        answer: [
          'Open a tournament with a bracket and pick the winner of each match before it starts. Right predictions score points, more in later rounds. It’s for fun: no stakes, no prizes. Share your picks with a link, and see who knows better.',
        ],
      },
      {
        id: 'points',
        question: 'How do points in the standings work?',
        answer: [
          'In groups, a win is worth three points and a loss costs one. Battle royale scores placements (10, 6, 5, 4, 3, 2, 1 and 1) plus one point per finish.',
        ],
      },
      {
        id: 'embed',
        question: 'Can I show a bracket or a table on my own site or stream?',
        answer: [
          'Yes. Open the tournament, tap More, then Embed: you get a line of HTML, and a version with a transparent background for streams. Players, standings and rankings download as CSV.',
        ],
      },
      {
        id: 'register-organization',
        question: 'How do we get our organization or event listed?',
        answer: [
          'Sign up as Organization Admin or Tournament Organizer, then write to us with your name, city, games and a link to results. A real person reads it, and it’s free.',
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
          'Every profile in Creators has the rates and a business contact: a name, an email address and a phone number. There’s no middleman.',
        ],
      },
      {
        id: 'creator-page',
        question: 'How do I get a creator page?',
        answer: [
          'Use the contact form: choose Creators and casters, and send us your channels, games and languages. If your channel covers Indian esports, we’ll write back within two working days. It’s free.',
        ],
      },
      {
        id: 'free',
        question: 'What does it cost?',
        answer: [
          'Nothing for players, fans, creators, teams and organizers. Brands pay the people they hire. They only pay us for our media and promotion packages. The prices are on the Media Promotion page.',
        ],
      },
      {
        id: 'money-games',
        question: 'Is there betting or fantasy here?',
        answer: [
          'No, and there won’t be. India has banned real-money games, and ads for them, since 2025. If you see anything like that on a page we link to, tell us.',
        ],
      },
    ],
  },
  {
    title: 'The site itself',
    questions: [
      {
        id: 'offline',
        question: 'It says Oops!, or part of a page is missing',
        answer: [
          'Players come from a server, so you need to be online, except for pages that you have visited before. Try Again asks once more.',
        ],
      },
      {
        id: 'kept',
        question: 'I liked players on my phone. Why aren’t they on my computer?',
        answer: [
          'Likes, follows and saved resources stay in the browser you used, where nobody else can read them. They don’t sync by themselves. To move them, export a file from your profile, or from “What I follow” in Events, and import it in the other browser.',
        ],
      },
      {
        id: 'motion',
        question: 'Can I turn off animation?',
        answer: [
          'Yes. Anything that plays by itself has a pause button, and if your device is set to reduce motion, nothing moves at all.',
        ],
      },
    ],
  },
]
