import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Page } from '~/layout/page'

export const Route = createFileRoute('/_site')({
  // Every page has it: a chunk of its own would be one request more.
  codeSplitGroupings: [],
  component: () => (
    <Page>
      <Outlet />
    </Page>
  ),
})
