import type { Contact } from './types'

export const contact: Contact = {
  intro:
    'Tell us what it’s about and the right person will answer within two working days, in English, Hindi or Marathi.',
  topics: {
    general: 'A question or an idea',
    careers: 'Working with us',
    demo: 'A media and promotion demo',
    brands: 'Brands and sponsorship',
    organizers: 'Organizing a tournament',
    creators: 'Creators and casters',
    entry: 'Entering a tournament',
    access: 'Accessibility',
    press: 'Press and interviews',
  },
  drafts: {
    creators: 'Channels, or a reel:\nGames:\nLanguages:\nCity:\n',
    entry: 'Squad:\nPlayers (in-game name and ID):\nSubstitute:\nCaptain’s phone number:\n',
    organizers: 'Tournament:\nGame:\nDates:\nCity, or online:\nNumber of teams:\nPrize pool:\nYour phone number:\n',
  },
  address: ['12 Talim Lane, Mangalwar Peth', 'Kolhapur 416 012', 'Maharashtra, India'],
  hours: 'Monday to Friday, 10 am to 7 pm IST',
  elsewhere: [
    { label: 'Help', text: 'Accounts, profiles, tournaments: answers you can search.', to: '/help' },
    { label: 'Careers', text: 'Open positions and what we offer.', to: '/careers' },
    { label: 'Brands', text: 'Who’s already a partner, and what partners get.', to: '/brands' },
  ],
}
