import type { SearchEntry } from './types'

type PageEntry = Pick<SearchEntry, 'name' | 'note' | 'href' | 'aliases' | 'topics'>

/** The screens of the platform; the first eight are offered before anything is typed. */
export const pages: PageEntry[] = [
  { name: 'Players', note: 'Every player, by score', href: '/players', aliases: 'gamers athletes roster' },
  { name: 'Esports', note: 'Eight games and their tournaments', href: '/esports', aliases: 'games hub matches live' },
  {
    name: 'Events',
    note: 'The calendar of tournaments',
    href: '/events',
    aliases: 'calendar schedule dates ics',
    topics: 'results who won today',
  },
  { name: 'Leaderboards', note: 'Players and teams by rank', href: '/leaderboards', aliases: 'ranking standings top' },
  { name: 'Organizations', note: 'Teams, rosters and trophies', href: '/organization', aliases: 'clubs orgs squads' },
  {
    name: 'Creators',
    note: 'Gaming influencers',
    href: '/creators',
    aliases: 'streamers youtubers twitch influencers',
  },
  { name: 'Organizers', note: 'Who runs the tournaments', href: '/organizers', aliases: 'hosts' },
  {
    name: 'Learn',
    note: 'The Gaming Knowledge Hub',
    href: '/learn',
    aliases: 'tutorials guides coaching podcasts beginner aim scrims first stream parents exams',
  },
  { name: 'Home', note: 'Redefine gaming', href: '/', aliases: 'start akhada' },
  { name: 'E-Talents', note: 'The Gaming Talent Hub', href: '/etalent', aliases: 'talent casters creators' },
  {
    name: 'Gaming & Esports',
    note: 'Gaming 101',
    href: '/Gaming-Esports',
    aliases: 'glossary what is gaming income beginner parents law legal rummy betting money games safety',
  },
  { name: 'Compare players', note: 'Two to four side by side', href: '/players/compare', aliases: 'versus vs duel' },
  { name: 'Services', note: 'What the platform offers', href: '/services' },
  {
    name: 'Media Promotion',
    note: 'Campaigns, reach and pricing',
    href: '/media-promotion',
    aliases: 'ads advertise advertising marketing demo quote',
  },
  { name: 'Brands', note: 'Partners, and what brands get', href: '/brands', aliases: 'sponsors sponsorship partners' },
  { name: 'Careers', note: 'Open positions', href: '/careers', aliases: 'jobs work hiring vacancies resume' },
  {
    name: 'About',
    note: 'Mission, team and press kit',
    href: '/aboutUs',
    aliases: 'us who company founder press media kit logo',
  },
  { name: 'Casters', note: 'Coming soon', href: '/casters', aliases: 'commentators' },
  { name: 'Forums', note: 'Coming soon', href: '/forums', aliases: 'community chat' },
  { name: 'News', note: 'What’s new on the platform', href: '/news', aliases: 'articles changelog updates new' },
  { name: 'Shop', note: 'Coming soon', href: '/shop', aliases: 'store merchandise jersey' },
  { name: 'Help', note: 'Questions and answers', href: '/help', aliases: 'faq support customer care password' },
  { name: 'Contact', note: 'Write to us', href: '/contact', aliases: 'mail email message address kolhapur' },
  { name: 'API', note: 'The server’s five calls', href: '/api', aliases: 'reference openapi developers' },
  {
    name: 'Accessibility',
    note: 'What works for everyone, and what doesn’t yet',
    href: '/accessibility',
    aliases: 'a11y wcag disability screen reader keyboard contrast',
  },
  { name: 'Privacy', note: 'What’s stored, and where', href: '/privacy', aliases: 'policy data cookies' },
  { name: 'Terms', note: 'The rules of the platform', href: '/terms', aliases: 'and conditions of use service legal' },
  {
    name: 'Your profile',
    note: 'Your account and what you follow',
    href: '/profile',
    aliases: 'me account liked saved',
    topics: 'log out logout sign out',
  },
  { name: 'Login', note: 'Sign in', href: '/login', aliases: 'log in' },
  { name: 'Sign up', note: 'Create an account', href: '/signup', aliases: 'join register' },
]
