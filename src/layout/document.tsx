import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { earlyRequestScript } from '~/api/early-request-script'
import { markSessionScript } from '~/session/session'
import { layerOrder } from '~/theme/layer-order'
import brandIcons from '~/ui/brand-icons.svg?raw'

// Markup that is only in the HTML, so no bundle has it: hydration keeps what it finds, and later renders do as long as each is one object.

/** Built pages send their first request early; in development the mocks start after the modules. */
const inlineScript = {
  __html: import.meta.env.SSR ? markSessionScript + (import.meta.env.PROD ? earlyRequestScript() : '') : '',
}
const symbols = { __html: import.meta.env.SSR ? brandIcons : '' }

/** The HTML document around every page. The session's marks change `<html>` before hydration: that difference is meant. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and it has to run before first paint */}
        <script dangerouslySetInnerHTML={inlineScript} suppressHydrationWarning />
        <style>{layerOrder}</style>
        <HeadContent />
      </head>
      <body>
        {children}
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours */}
        <div hidden dangerouslySetInnerHTML={symbols} suppressHydrationWarning />
        <Scripts />
      </body>
    </html>
  )
}
