export const brandNames = {
  discord: 'Discord',
  facebook: 'Facebook',
  google: 'Google',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitch: 'Twitch',
  twitter: 'Twitter',
  website: 'Website',
  youtube: 'YouTube',
} as const

export type Brand = keyof typeof brandNames

export const isBrand = (name: string): name is Brand => Object.hasOwn(brandNames, name)
