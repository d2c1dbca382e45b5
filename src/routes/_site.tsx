import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '~/layout/site-layout'

export const Route = createFileRoute('/_site')({
  // Every page has it: a chunk of its own would be one request more.
  codeSplitGroupings: [],
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
})
