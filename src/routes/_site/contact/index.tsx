import { createFileRoute } from '@tanstack/react-router'
import { contactQuery } from '~/content/contact/query'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { ContactScreen } from '~/screens/contact/contact'
import { contactSearch } from '~/screens/contact/contact-search'

export const Route = createFileRoute('/_site/contact/')({
  ...contactSearch.route,
  loader: async ({ context }) => {
    await context.queryClient.query(contactQuery)
    return pageHead({
      path: '/contact',
      title: 'Contact',
      description: `Write to ${brand.name}: questions, applications, demos, sponsorship, tournaments and press.`,
    })
  },
  component: ContactScreen,
})
