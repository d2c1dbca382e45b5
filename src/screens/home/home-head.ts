import { brand, siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of `/`, with structured data of the publisher. */
export const homeHead = () =>
  pageHead({
    path: '/',
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    structuredData: [
      {
        '@type': 'Organization',
        name: brand.name,
        alternateName: brand.hindiName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/favicon.svg`,
        description: brand.description,
        email: brand.email,
        sameAs: brand.social.map(({ url }) => url),
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${siteUrl}/contact` },
      },
    ],
  })
