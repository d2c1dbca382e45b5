import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inlineScript } from '~/page-load/inline-script'
import { findSearchDefaults, readPageHref } from '~/router/page-href'
import { fontFaces } from '~/theme/font-faces'
import { layerOrder } from '~/theme/layer-order'
import { media } from '~/theme/media'

// Text in the served HTML only, which hydration doesn't change. Written so that the browser's bundle leaves it out.
const faces = import.meta.env.SSR ? fontFaces : ''
// A constant, so that later renders get the same object.
const script = { __html: import.meta.env.SSR ? inlineScript : '' }

/** The HTML document around every page. The session's marks change `<html>` before hydration on purpose. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const url = new URL(router.latestLocation.publicHref, 'https://any.example')
  return (
    <html
      lang="en-IN"
      // The URL that the page was rendered for, and the search params that it knows.
      data-href={readPageHref(router, url)}
      data-params={Object.keys(findSearchDefaults(router, url.pathname)).join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        <style id="fonts" media={media.wide} suppressHydrationWarning>
          {faces}
        </style>
        <noscript>
          <style>{faces}</style>
        </noscript>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our constant, and it has to run before first paint */}
        <script dangerouslySetInnerHTML={script} suppressHydrationWarning />
        <style>{layerOrder}</style>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
