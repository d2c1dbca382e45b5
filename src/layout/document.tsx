import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inlineScript } from '~/page-load/inline-script'
import { findSearchDefaults, readPageHref } from '~/page-load/page-href'
import { fontFaces } from '~/theme/font-faces'
import { layerOrder } from '~/theme/layer-order'
import brandIcons from '~/ui/brand-icons.svg?raw'

/** Text that only the HTML has, so that no bundle carries it: hydration keeps what it finds. */
const serverText = (text: string) => (import.meta.env.SSR ? text : '')
// Constant objects stay through later renders.
const script = { __html: serverText(inlineScript) }
const symbols = { __html: serverText(brandIcons) }
const faces = serverText(fontFaces)

/** The symbols of the served page, which a document that React makes itself takes over. */
const servedSymbols = import.meta.env.SSR ? null : document.getElementById('symbols')?.firstElementChild

/** The HTML document around every page. The session's marks change `<html>` before hydration: that difference is meant. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const url = new URL(router.latestLocation.publicHref, 'https://any.example')
  return (
    <html
      lang="en-IN"
      // Which URL the page was rendered for, and the search params that it knows.
      data-href={readPageHref(router, url)}
      data-params={Object.keys(findSearchDefaults(router, url.pathname)).join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        <style media="not all" suppressHydrationWarning>
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
        <div
          id="symbols"
          hidden
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, too long for the bundle of every page
          dangerouslySetInnerHTML={symbols}
          suppressHydrationWarning
          ref={(element) => {
            if (element && servedSymbols && !element.firstChild) element.append(servedSymbols)
          }}
        />
        <Scripts />
      </body>
    </html>
  )
}
