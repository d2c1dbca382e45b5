import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { LoaderScreen } from '~/screens/loader/loader'

export const Route = createFileRoute('/_site/loader/')({
  loader: () =>
    pageHead({
      path: '/loader',
      title: 'Loading',
      description: `The loading spinner of ${brand.name}.`,
      noindex: true,
    }),
  component: LoaderScreen,
})
