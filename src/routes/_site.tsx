import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Page } from '~/layout/page'

export const Route = createFileRoute('/_site')({
  component: () => (
    <Page>
      <Outlet />
    </Page>
  ),
})
