/** The links of header, menu and footer (specification 2, "Layout"). */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/etalent', label: 'E-Talents' },
  { to: '/organization', label: 'Organizations' },
  { to: '/organizers', label: 'Organizers' },
  { to: '/esports', label: 'Esports' },
] as const

/** Every destination, in the order people look for them. */
export const menuGroups = [
  {
    title: 'Watch',
    links: [
      { to: '/', label: 'Home' },
      { to: '/esports', label: 'Esports' },
      { to: '/events', label: 'Events' },
      { to: '/leaderboards', label: 'Leaderboards' },
    ],
  },
  {
    title: 'People',
    links: [
      { to: '/players', label: 'Players' },
      { to: '/players/compare', label: 'Compare' },
      { to: '/etalent', label: 'E-Talents' },
      { to: '/creators', label: 'Creators' },
      { to: '/casters', label: 'Casters' },
      { to: '/forums', label: 'Forums' },
    ],
  },
  {
    title: 'Scene',
    links: [
      { to: '/organization', label: 'Organizations' },
      { to: '/organizers', label: 'Organizers' },
      { to: '/brands', label: 'Brands' },
      { to: '/media-promotion', label: 'Promotion' },
      { to: '/services', label: 'Services' },
      { to: '/shop', label: 'Shop' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/Gaming-Esports', label: 'Gaming 101' },
      { to: '/learn', label: 'Learn' },
      { to: '/news', label: 'News' },
      { to: '/help', label: 'Help' },
      { to: '/aboutUs', label: 'About' },
      { to: '/careers', label: 'Careers' },
    ],
  },
] as const

export const userLinks = [
  { to: '/profile', label: 'Profile' },
  { to: '/services', label: 'Services' },
] as const

export const footerColumns = [
  {
    title: 'Platform',
    links: [
      { to: '/esports', label: 'Esports' },
      { to: '/etalent', label: 'E-Talents' },
      { to: '/players', label: 'Players' },
      { to: '/organization', label: 'Organizations' },
      { to: '/organizers', label: 'Organizers' },
      { to: '/services', label: 'Services' },
      { to: '/brands', label: 'Brands' },
      { to: '/shop', label: 'Shop' },
    ],
  },
  {
    title: 'Community',
    links: [
      { to: '/creators', label: 'Creators' },
      { to: '/casters', label: 'Casters' },
      { to: '/forums', label: 'Forums' },
      { to: '/events', label: 'Events' },
      { to: '/leaderboards', label: 'Leaderboards' },
      { to: '/news', label: 'News' },
      { to: '/learn', label: 'Learn' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/help', label: 'Help' },
      { to: '/contact', label: 'Contact' },
      { to: '/aboutUs', label: 'About' },
      { to: '/careers', label: 'Careers' },
      { to: '/api', label: 'API' },
      { to: '/accessibility', label: 'Accessibility' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const
