import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fontsScript, headScript } from '~/page-load/inline-scripts'
import { findSearchDefaults, readPageHref } from '~/page-load/page-href'
import { fontFaces } from '~/theme/font-faces'
import { layerOrder } from '~/theme/layer-order'
import brandIcons from '~/ui/brand-icons.svg?raw'

/** Markup that only the HTML has, so that no bundle carries it: hydration keeps what it finds. Constant objects stay through later renders. */
const serverHtml = (text: string) => ({ __html: import.meta.env.SSR ? text : '' })
const scriptOfHead = serverHtml(headScript)
const scriptOfFonts = serverHtml(fontsScript)
const faces = serverHtml(fontFaces)
const facesWithoutScript = serverHtml(`<style>${fontFaces}</style>`)
const symbols = serverHtml(brandIcons)

/** The symbols of the served page, which a document that React builds anew takes over. */
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
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and it has to run before first paint */}
        <script dangerouslySetInnerHTML={scriptOfHead} suppressHydrationWarning />
        <style>{layerOrder}</style>
        <HeadContent />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <style media="not all" dangerouslySetInnerHTML={faces} suppressHydrationWarning />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={scriptOfFonts} suppressHydrationWarning />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <noscript dangerouslySetInnerHTML={facesWithoutScript} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <div
          id="symbols"
          hidden
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
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
