import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { LoaderScreen } from '~/screens/loader/loader'

export const Route = createFileRoute('/_site/loader/')({
  head: () =>
    pageHead({ path: '/loader', title: 'Loading', description: 'The loading spinner of AKHADA.', hidden: true }),
  component: LoaderScreen,
})
