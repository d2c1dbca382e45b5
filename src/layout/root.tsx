import { Outlet } from '@tanstack/react-router'
import { useRestoreUrl } from '~/router/prerendered-url'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { SearchProvider } from './search'
import { useAfterLoad } from './use-after-load'
import { useRouteAnnouncer } from './use-route-announcer'

/** What stays while pages change: the live region that announces them has to exist before it speaks. */
export function Root() {
  const announcement = useRouteAnnouncer()
  useRestoreUrl()
  useAfterLoad()
  return (
    <SearchProvider>
      <Outlet />
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </SearchProvider>
  )
}
