import { brand } from '~/lib/brand'
import type { Legal, LegalPage } from './legal.types'

export const legal: Record<LegalPage, Legal> = {
  privacy: {
    title: 'Privacy',
    lead: `What ${brand.name} knows about you, where that is kept, and how you get rid of it. It is short because there is little.`,
    changed: '2026-11-21',
    sections: [
      {
        id: 'short',
        title: 'In short',
        paragraphs: [
          'You can look at everything without an account. There are no cookies, no advertising, no trackers and no measuring by others: this site loads nothing from anywhere but itself.',
          'When you create an account we keep your name, your e-mail address, the role that you chose and the day you joined. We keep your password only as a hash that cannot be turned back into it.',
        ],
      },
      {
        id: 'server',
        title: 'What the server keeps',
        paragraphs: ['This is the whole list. Nothing of it is sold, lent or shown to others.'],
        table: {
          caption: 'What the server keeps',
          columns: ['What', 'Why', 'How long'],
          rows: [
            ['Name, e-mail, role, day of joining', 'To sign you in and greet you', 'As long as the account exists'],
            ['Password, hashed with argon2id', 'To check it when you sign in', 'As long as the account exists'],
            [
              'How often somebody tried to sign in or up, by network address and by e-mail',
              'To stop machines that guess passwords',
              'An hour at most',
            ],
            [
              'The network addresses that you signed in from',
              'So that nobody who guesses your password elsewhere can keep you out',
              '90 days after you last used one',
            ],
            [
              'The calls that a server writes to its log',
              'To find out what went wrong',
              'As long as whoever runs it keeps logs',
            ],
          ],
        },
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        paragraphs: [
          'The rest never leaves your device. It lies in the storage of this browser, where you can look at it and delete it; another browser or phone knows nothing of it. Until you close the tab, its session storage notes how far you had scrolled on each page and that the fonts are loaded.',
        ],
        table: {
          caption: 'What stays in your browser',
          columns: ['Key', 'What it is', 'When it goes'],
          rows: [
            ['token, user', 'That you are signed in, and as whom', 'When you log out'],
            [
              'rememberedEmail',
              'Your e-mail for the next time, if you tick “Remember me”',
              'When you sign in without the tick',
            ],
            [
              'follows (earlier: likedPlayers, followedCreators, savedResources)',
              'What you follow and like, and what you saved in the Knowledge Hub',
              'When you unfollow or remove it',
            ],
            [
              'pages, assets, pictures (cache storage)',
              'The pages you have visited and those of players you follow, so that you can read them without a connection',
              'When newer ones take their place, or when you choose “Clear this device” after logging out',
            ],
          ],
        },
      },
      {
        id: 'players',
        title: 'Players, teams and creators on these pages',
        paragraphs: [
          'The people, teams, organizations and sponsors that this version shows are invented. Any likeness to somebody real is an accident; tell us, and we change the name.',
        ],
      },
      {
        id: 'messages',
        title: 'Messages that you send',
        paragraphs: [
          'The contact form sends nothing by itself: it opens your own mail program with the text filled in, and what you send from there is an ordinary e-mail. Sharing opens the sheet of your device or copies the address of the page.',
        ],
      },
      {
        id: 'rights',
        title: 'See it, correct it, delete it',
        paragraphs: [
          `Write to ${brand.email} from the address of your account. We tell you what we have, correct what is wrong, or delete the account with all that belongs to it, within thirty days. That is what India's Digital Personal Data Protection Act gives you, and we would do it anyway.`,
          'Under eighteen, ask a parent before you create an account. Looking around needs none.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The rules of the house, in the words in which we would say them across a table.',
    changed: '2026-11-21',
    sections: [
      {
        id: 'free',
        title: 'What you get',
        paragraphs: [
          `${brand.name} is a place where the people of Indian esports find one another. Looking around is free. An account is free. Nobody stands between you and whoever you find here, and nobody takes a share of what you agree on.`,
          'We do our best to keep the site open, but we do not promise that it always is.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'One person, one account. Choose the role that is yours: an account that says it is an organization or an organizer when it is not will be closed.',
          'Keep the password to yourself, and take one that you use nowhere else. There is no way to reset it by e-mail in this version; if you lose it, write to us.',
        ],
      },
      {
        id: 'conduct',
        title: 'How we treat one another',
        paragraphs: [
          'No slurs, no threats, no messages to minors that their parents should not read. No selling of accounts, cheats or boosted ranks. No match fixing, and no offers of it.',
          'No machines that sign in, guess passwords or empty the site faster than people read. Limits stop them, and the limits apply to everybody.',
        ],
      },
      {
        id: 'money',
        title: 'No money games',
        paragraphs: [
          "India's Promotion and Regulation of Online Gaming Act, 2025 bans games played for money and advertising for them. You will find no fantasy, betting, rummy or poker here, not as a tournament, not as a sponsor and not in a link. Prizes on these pages are prizes of sport: won by playing, paid by the organizer.",
        ],
      },
      {
        id: 'content',
        title: 'What you read here',
        paragraphs: [
          'The people, teams, tournaments and results of this version are sample content, made up to show what the platform does. Figures about the market name their source and year; ranges of income are indications and no promises.',
          'Games are named because people play them. Their names belong to their publishers, who have nothing to do with this site.',
        ],
      },
      {
        id: 'links',
        title: 'Links that lead away',
        paragraphs: [
          'Profiles link to other sites, such as streaming channels. What happens there follows the rules of that site. Such links open in a new tab and carry no trace of you.',
        ],
      },
      {
        id: 'changes',
        title: 'When these rules change',
        paragraphs: [
          `The day of the last change stands at the top. When a change takes something away from you, members get an e-mail a month before. Questions and objections: ${brand.email}.`,
        ],
      },
    ],
  },
}
