const bases = {
  youtube: 'https://www.youtube.com/@',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
  twitch: 'https://www.twitch.tv/',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/in/',
  discord: 'https://discord.com/invite/',
} as const

export type SocialPlatform = keyof typeof bases

/** The URL of an account on a platform. */
export const getProfileUrl = (platform: SocialPlatform, handle: string): string => bases[platform] + handle
