import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '~/layout/document'
import { Root } from '~/layout/root'
import '~/theme/forced-colors.css'
import '~/theme/global.css'
import '~/theme/preferences.css'
import '~/theme/no-script.css'
import '~/theme/print.css'
import '~/ui/icon.css'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  shellComponent: Document,
  component: Root,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
      },
      { name: 'theme-color', content: '#0b0a0e' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
})
