import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '~/layout/document'
import { documentHead } from '~/layout/document-head'
import { NotFound } from '~/layout/lazy-not-found'
import { Root } from '~/layout/root'
import { SiteLayout } from '~/layout/site-layout'
import '~/theme/forced-colors.css'
import '~/theme/global.css'
import '~/theme/preferences.css'
import '~/theme/no-script.css'
import '~/theme/print.css'
import '~/ui/icon.css'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  shellComponent: Document,
  component: Root,
  head: ({ matches }) => documentHead(matches),
  // Only the root matches a path that can't be decoded, such as `/%ff`.
  notFoundComponent: () => (
    <SiteLayout>
      <NotFound />
    </SiteLayout>
  ),
})
