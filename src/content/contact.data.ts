import type { Contact } from './contact.types'

export const contact: Contact = {
  intro:
    'Tell us what it is about, and the right person answers: within two working days, in English, Hindi or Marathi.',
  topics: {
    general: 'A question or an idea',
    careers: 'Working with us',
    demo: 'A demo of media and promotion',
    brands: 'Brands and sponsorship',
    organizers: 'Organizing a tournament',
    press: 'Press and interviews',
  },
  address: ['12 Talim Lane, Mangalwar Peth', 'Kolhapur 416 012', 'Maharashtra, India'],
  hours: 'Monday to Friday, 10:00 to 19:00 IST',
  elsewhere: [
    { title: 'Help', text: 'Accounts, profiles, tournaments: answered questions, with a search.', to: '/help' },
    { title: 'Careers', text: 'The openings, what we offer, and how we hire.', to: '/careers' },
    { title: 'Brands', text: 'Who is a partner already, and what a partner gets.', to: '/brands' },
  ],
}
