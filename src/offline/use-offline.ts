import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenLoaded } from '~/lib/when-idle'

/** Off in development: it would store files that change with every keystroke. */
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off'

/** Starts the offline parts once the page is hydrated, loaded and idle. */
export function useOffline(): void {
  const router = useRouter()

  useEffect(() => {
    if (!hasWorker) return
    whenLoaded(() =>
      import('./register').then(
        ({ startOffline }) => startOffline(router),
        // Without a connection the code may not load. The page works without it.
        () => {},
      ),
    )
  }, [router])
}
