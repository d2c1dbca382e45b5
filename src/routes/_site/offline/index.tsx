import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { OfflineScreen } from '~/screens/offline/offline'

export const Route = createFileRoute('/_site/offline/')({
  loader: () =>
    pageHead({
      path: '/offline',
      title: 'No connection',
      description: 'What can be read without a connection: the pages that are stored on this device.',
      noindex: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: OfflineScreen,
})
