import { Outlet } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useOffline } from '~/offline/use-offline'
import { syncNoSpoilers } from '~/session/no-spoilers'
import { syncDocumentAttributes } from '~/session/session'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { SearchProvider } from './search'
import { useRouteAnnouncer } from './use-route-announcer'

/** The parts that stay while pages change. A live region has to exist before it announces anything. */
export function Root() {
  const announcement = useRouteAnnouncer()
  useOffline()
  // The inline script has marked the served document; React may have built another one.
  useLayoutEffect(() => {
    syncDocumentAttributes()
    syncNoSpoilers()
  }, [])
  return (
    <SearchProvider>
      <Outlet />
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </SearchProvider>
  )
}
