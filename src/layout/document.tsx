import { HeadContent, Scripts } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { markSessionScript } from '~/session/session'
import { layerOrder } from '~/theme/layer-order'

/** The HTML document around every page. The session's marks change `<html>` before hydration: that difference is meant. */
export function Document({ children }: { children: ReactNode }) {
  // For `npm run bench:web`, and for whoever opens the browser's performance panel.
  useEffect(() => void performance.mark('hydrated'), [])
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <style>{layerOrder}</style>
        <HeadContent />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and it has to run before first paint */}
        <script dangerouslySetInnerHTML={{ __html: markSessionScript }} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
