import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { savesData } from '~/lib/connection'
import { whenIdle } from '~/lib/when-idle'
import { watchConnection } from '~/offline/connection'
import { storeVisit } from '~/offline/store-visit'
import { preloadLinks } from '~/router/preload-links'
import { Tabs } from '~/ui/tabs'
import { layOutRest } from './lay-out-rest'

/** In development it would store what changes with every keystroke. */
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off'

/** What no first load waits for: code of the next screens, and what is stored for times without a connection; neither with Save-Data. */
export function afterLoad(router: AnyRouter, queryClient: QueryClient): void {
  layOutRest()
  if (hasWorker) watchConnection(queryClient)
  if (savesData()) return
  preloadLinks(router)
  // The largest chunk of the games and players that lists lead to.
  void Tabs.preload()
  document.onscrollend = () => whenIdle(() => preloadLinks(router))
  if (hasWorker) void storeVisit()
}
