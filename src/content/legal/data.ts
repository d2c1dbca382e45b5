import { brand } from '~/lib/brand'
import type { Legal, LegalPage } from './types'

export const legal: Record<LegalPage, Legal> = {
  privacy: {
    title: 'Privacy',
    lead: `What ${brand.name} knows about you, where it’s kept, and how to get rid of it. It’s short because there isn’t much.`,
    changed: '2026-11-26',
    sections: [
      {
        id: 'short',
        title: 'In short',
        paragraphs: [
          'You can see everything without an account. There are no cookies, no ads, no trackers and no third-party analytics: this site loads nothing from anywhere else.',
          'When you create an account, we keep your name, your email address, the role you chose and the day you joined. We keep your password only as a hash, which can’t be turned back into it.',
        ],
      },
      {
        id: 'server',
        title: 'What the server keeps',
        paragraphs: ['This is the whole list. We don’t sell, lend or show any of it to anyone.'],
        table: {
          caption: 'What the server keeps',
          columns: ['What', 'Why', 'How long'],
          rows: [
            ['Name, email, role, day you joined', 'To sign you in and greet you', 'As long as the account exists'],
            ['Password, hashed with argon2id', 'To check it when you sign in', 'As long as the account exists'],
            [
              'How often someone tried to log in or sign up, by network address and by email',
              'To stop bots guessing passwords',
              'An hour at most',
            ],
            [
              'The network addresses you’ve signed in from',
              'So nobody guessing your password elsewhere can lock you out',
              '90 days after you last used one',
            ],
            [
              'The requests the server writes to its log',
              'To find out what went wrong',
              'As long as the host keeps logs',
            ],
          ],
        },
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        paragraphs: [
          'The rest never leaves your device. It’s in this browser’s storage, where you can see it and delete it. Your other browsers and phones don’t have it. Until you close the tab, session storage also remembers how far you’d scrolled on each page, and whether you chose to show pictures while saving data.',
        ],
        table: {
          caption: 'What stays in your browser',
          columns: ['Key', 'What it is', 'When it goes'],
          rows: [
            ['token, user', 'That you’re signed in, and as who', 'When you log out'],
            [
              'rememberedEmail',
              'Your email for next time, if you tick “Remember me”',
              'When you log in without ticking it',
            ],
            ['follows', 'What you follow, like and save in the Knowledge Hub', 'When you unfollow or remove it'],
            ['comparedPlayers', 'The players you’ve picked to compare', 'When you take them out'],
            ['pickem', 'The winners you’ve picked in Pick’em', 'When you clear this site’s data'],
            ['watchLanguage', 'The language you last watched in', 'When you choose another'],
            ['noSpoilers', 'That results stay hidden', 'When you switch it off'],
            [
              'pages, assets, pictures (cache storage)',
              'The pages you’ve visited and the players you follow, so you can read them offline',
              'When newer ones replace them, or when you choose “Clear this device” after logging out',
            ],
          ],
        },
      },
      {
        id: 'players',
        title: 'Players, teams and creators on these pages',
        paragraphs: [
          'The people, teams, organizations and sponsors in this version are invented. Any likeness to someone real is an accident. Tell us and we’ll change the name.',
        ],
      },
      {
        id: 'messages',
        title: 'Messages you send',
        paragraphs: [
          'The contact form doesn’t send anything by itself. It opens your email app with the text filled in, and you send it from there. Sharing opens your device’s share sheet or copies the page’s link.',
        ],
      },
      {
        id: 'rights',
        title: 'See it, correct it, delete it',
        paragraphs: [
          `Write to ${brand.email} from your account’s address. Within thirty days we’ll tell you what we have, correct what’s wrong, or delete your account and everything in it. India’s Digital Personal Data Protection Act gives you that right, and we’d do it anyway.`,
          'Under eighteen? Ask a parent before you create an account. You don’t need one to look around.',
        ],
        topic: 'general',
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The house rules, the way we’d say them across a table.',
    changed: '2026-11-24',
    sections: [
      {
        id: 'free',
        title: 'What you get',
        paragraphs: [
          `${brand.name} is where the people of Indian esports find each other. Looking around is free. An account is free. Nobody stands between you and the people you find here, and nobody takes a cut of what you agree.`,
          'We do our best to keep the site up, but we can’t promise it always will be.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'One person, one account. Pick the role that’s really yours: we close accounts that claim to be an organization or organizer when they aren’t.',
          'Keep your password to yourself, and use one you don’t use anywhere else. You can’t reset it by email yet. If you lose it, write to us.',
        ],
      },
      {
        id: 'conduct',
        title: 'How we treat each other',
        paragraphs: [
          'No slurs, no threats, no messages to minors that their parents shouldn’t read. No selling accounts, cheats or boosted ranks. No match-fixing, and no offers to.',
          'No bots that log in, guess passwords or scrape the site faster than people read. Rate limits stop them, and they apply to everyone.',
        ],
      },
      {
        id: 'money',
        title: 'No money games',
        paragraphs: [
          'India’s Promotion and Regulation of Online Gaming Act, 2025 bans games played for money, and ads for them. You won’t find fantasy, betting, rummy or poker here: not as a tournament, not as a sponsor, not in a link. Prizes on these pages are sporting prizes: won by playing, paid by the organizer.',
        ],
      },
      {
        id: 'sample-content',
        title: 'What you read here',
        paragraphs: [
          'The people, teams, tournaments and results in this version are sample content, made up to show what the platform does. Market figures name their source and year. Income ranges are a guide, not a promise.',
          'Games are named because people play them. Their names belong to their publishers, who have nothing to do with this site.',
        ],
      },
      {
        id: 'links',
        title: 'Links to other sites',
        paragraphs: [
          'Profiles link to other sites, such as streaming channels. Over there, their rules apply. These links open in a new tab and don’t tell that site where you came from.',
        ],
      },
      {
        id: 'changes',
        title: 'When these rules change',
        paragraphs: [
          `The date of the last change is at the top. If a change takes something away from you, members get an email a month before. Questions or objections? ${brand.email}.`,
        ],
        topic: 'general',
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'What works for everyone here, what doesn’t yet, and how we know.',
    changed: '2026-11-25',
    sections: [
      {
        id: 'short',
        title: 'In short',
        paragraphs: [
          'You should be able to use this site with a keyboard, with a screen reader, with large letters, with your own colours and on a slow phone. Our measure is WCAG 2.2, level AA.',
          'We check ourselves. Nobody outside has audited the site, so we don’t claim that every page meets every rule.',
        ],
      },
      {
        id: 'works',
        title: 'What works',
        paragraphs: [
          'Keyboard: Every control can be reached and used, the focus is always visible, and the first stop on a page skips to the content. The / key opens the search.',
          'Size: Pages fit a screen 320 pixels wide, letters of twice the size, and wider space between letters, words and lines. No page scrolls sideways; a wide bracket or a row of chips scrolls by itself.',
          'Colour: Text has a contrast of 4.5:1 or more, large text 3:1, also over pictures. In a few headlines a figure stands in front of the letters on purpose. Colours you’ve set in your system are used for everything. If you ask for more contrast, text has 7:1, large text 4.5:1, and lines get brighter.',
          'Motion: Ask your system for less motion and nothing moves: no video, no slideshow, no animation. Otherwise you can pause the video and the slideshows.',
          'Data: Ask your browser to save data and pictures wait until you tap “Show”. There’s no video and no font to load, and no page before you open it.',
          'Screen readers: Each page has one main heading and named regions. Charts come with their figures as a table or list. Messages are announced.',
          'Paper: Pages print dark on white, without menus and buttons.',
          'Scripts: Pages can be read without JavaScript.',
        ],
      },
      {
        id: 'not',
        title: 'What doesn’t, yet',
        paragraphs: [
          'We haven’t tried the site with people who use a screen reader every day, nor with NVDA, JAWS, VoiceOver or TalkBack. We read what the browser tells such programs.',
          'The streams we link to belong to others. Many have no captions.',
          'Brackets are wide. On a phone you scroll them sideways.',
          'Messages at the edge of the screen close after five seconds. They wait while the pointer is on them.',
          'Sign-up errors from the server come in your browser’s own alert box.',
          'The contact form needs an email app. Without one, copy our address from the page.',
          'You can’t reset a lost password yourself. Write to us and we’ll help.',
          'The site is in English only. Hindi words are decoration.',
        ],
      },
      {
        id: 'tried',
        title: 'How we tested it',
        paragraphs: ['These checks are part of our tests, which run in Chromium.'],
        table: {
          caption: 'How we tested it',
          columns: ['What', 'How', 'Where'],
          rows: [
            [
              'Rules',
              'axe, with the rules of WCAG 2.2 AA and best practices',
              'A page of every kind, on a phone and a desktop',
            ],
            ['Keyboard', 'Tab from control to control; the focus ring is measured', 'A page of every kind'],
            ['Size', 'Zoom of 200 %, letters of 200 %, 360 pixels', 'A page of every kind'],
            ['Narrow screens, wide text', '320 pixels; the text spacing of WCAG 1.4.12', 'The main kinds of pages'],
            ['Text over pictures', 'Contrast with the brightest 5 % behind each line', 'The heroes, at four widths'],
            ['Your own colours', 'Pictures with forced colours, dark and light', 'Twelve screens'],
            [
              'Screen readers',
              'What the browser tells them: we read it, and a change is a failed test',
              'Fifteen screens, on a phone',
            ],
            ['More contrast', '7:1 for text, 4.5:1 for large text', 'The main kinds of pages'],
            ['Phones', 'A notch, upright and sideways; the keyboard on the screen', 'Menu, search, forms, seven pages'],
            ['Less motion, less data', 'Nothing runs; nothing is loaded ahead', 'Pages that would move or load'],
          ],
        },
      },
      {
        id: 'write',
        title: 'Tell us',
        paragraphs: [
          `Something in your way? Tell us the page, what you tried and what you use. Write to ${brand.email} or use the contact form. A person will answer within two working days.`,
        ],
        topic: 'access',
      },
    ],
  },
}
