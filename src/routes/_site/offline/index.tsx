import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { OfflineScreen } from '~/screens/offline/offline'

export const Route = createFileRoute('/_site/offline/')({
  loader: () =>
    pageHead({
      path: '/offline',
      title: 'Pages on this device',
      description: 'What you can read offline: the pages saved on this device.',
      noindex: true,
    }),
  component: OfflineScreen,
})
