import { Outlet, useHydrated } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useOffline } from '~/offline/use-offline'
import { lazyPart } from '~/page-load/lazy-part'
import { syncNoSpoilers } from '~/session/no-spoilers'
import { syncSession } from '~/session/session'
import { savesData, syncSavesData } from '~/ui/save-data'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { SearchProvider } from './site-search/search-provider'
import { useAfterNavigation } from './use-after-navigation'

const PicturesOff = lazyPart(async () => (await import('./pictures-off')).PicturesOff)

/** The parts that stay while pages change. A live region has to exist before it announces anything. */
export function Root() {
  const announcement = useAfterNavigation()
  useOffline()
  // The inline script has marked the served document, but React may have created a new one.
  useLayoutEffect(() => {
    syncSession()
    syncNoSpoilers()
    syncSavesData()
  }, [])
  return (
    <SearchProvider>
      <Outlet />
      <PicturesOnRequest />
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </SearchProvider>
  )
}

const PicturesOnRequest = () => useHydrated() && savesData && <PicturesOff />
