import { Outlet } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { syncDocumentAttributes } from '~/session/session'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { SearchProvider } from './search'
import { useAfterLoad } from './use-after-load'
import { useRouteAnnouncer } from './use-route-announcer'

/** What stays while pages change: the live region that announces them has to exist before it speaks. */
export function Root() {
  const announcement = useRouteAnnouncer()
  useAfterLoad()
  // The inline script has marked the served document; React may have built another one.
  useLayoutEffect(syncDocumentAttributes, [])
  return (
    <SearchProvider>
      <Outlet />
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </SearchProvider>
  )
}
