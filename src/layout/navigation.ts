/** The names of all destinations (specification 2, "Layout"). */
export const pageNames = {
  '/': 'Home',
  '/etalent': 'E-Talents',
  '/organization': 'Organizations',
  '/organizers': 'Organizers',
  '/esports': 'Esports',
  '/events': 'Events',
  '/leaderboards': 'Leaderboards',
  '/players': 'Players',
  '/players/compare': 'Compare',
  '/creators': 'Creators',
  '/casters': 'Casters',
  '/forums': 'Forums',
  '/brands': 'Brands',
  '/media-promotion': 'Promotion',
  '/services': 'Services',
  '/shop': 'Shop',
  '/Gaming-Esports': 'Gaming 101',
  '/learn': 'Learn',
  '/news': 'News',
  '/help': 'Help',
  '/contact': 'Contact',
  '/aboutUs': 'About',
  '/careers': 'Careers',
  '/api': 'API',
  '/accessibility': 'Accessibility',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/profile': 'Profile',
} as const

export const mainPages = ['/', '/etalent', '/organization', '/organizers', '/esports'] as const

/** Every destination, in the order people look for them. */
export const menuGroups = {
  Watch: ['/', '/esports', '/events', '/leaderboards'],
  People: ['/players', '/players/compare', '/etalent', '/creators', '/casters', '/forums'],
  Scene: ['/organization', '/organizers', '/brands', '/media-promotion', '/services', '/shop'],
  Learn: ['/Gaming-Esports', '/learn', '/news', '/help', '/aboutUs', '/careers'],
} as const

export const userPages = ['/profile', '/services'] as const

export const footerColumns = {
  Platform: ['/esports', '/etalent', '/players', '/organization', '/organizers', '/services', '/brands', '/shop'],
  Community: ['/creators', '/casters', '/forums', '/events', '/leaderboards', '/news', '/learn'],
  Support: ['/help', '/contact', '/aboutUs', '/careers', '/api', '/accessibility', '/privacy', '/terms'],
} as const
