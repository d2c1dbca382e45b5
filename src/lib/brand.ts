/** Name, texts and URLs of the product: the place to rename it in (docs/decisions/name.md). */
export const brand = {
  name: 'AKHADA',
  hindiName: 'अखाड़ा',
  tagline: 'the home of Indian esports',
  description:
    'Unite gamers, creators, and champions - your gateway to tournaments, community, and the future of Indian esports.',
  email: 'hello@akhada.example',
  social: [
    { platform: 'Twitter', url: 'https://twitter.com/akhada.example' },
    { platform: 'Instagram', url: 'https://www.instagram.com/akhada.example' },
    { platform: 'YouTube', url: 'https://www.youtube.com/@akhada.example' },
    { platform: 'Twitch', url: 'https://www.twitch.tv/akhada_example' },
    { platform: 'Discord', url: 'https://discord.com/invite/akhada-example' },
    { platform: 'Facebook', url: 'https://www.facebook.com/akhada.example' },
  ],
} as const

/** Where the site is published, without a trailing slash; canonical links and share cards derive from it. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'https://akhada.example'
