import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '~/layout/site-layout'

export const Route = createFileRoute('/_site')({
  // Every page has it: a separate chunk would be one more request.
  codeSplitGroupings: [],
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
})
