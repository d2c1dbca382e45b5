import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as form from '~/components/auth/auth-form.css'
import { clearStorage } from '~/session/storage-store'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by signing out. */
    isSignedOut?: boolean
  }
}

/** Offers a visitor who has just signed out to delete what else this browser holds. */
export function ClearDevice() {
  const isSignedOut = useLocation({ select: ({ state }) => state.isSignedOut === true })
  const [isCleared, setIsCleared] = useState(false)
  const navigate = useNavigate()
  // A page that is loaded again has its state in the browser only.
  if (!useHydrated() || !(isSignedOut || isCleared)) return null

  const clear = async () => {
    try {
      await deleteAll()
    } catch {
      toast.error('Your browser won’t let this site delete its data. Please use the browser’s own settings.')
      return
    }
    setIsCleared(true)
    // What is cleared is not offered again when the page is loaded again.
    await navigate({ to: '/login', replace: true, state: {} })
  }
  return (
    <section className={form.clear} aria-label="This device">
      <p role="status" className={form.note}>
        {isCleared
          ? 'Done. This browser has nothing left from your visit.'
          : 'You’re signed out. This browser still has what you follow, your choices and the pages you visited.'}
      </p>
      {!isCleared && (
        <Button variant="ghost" size="small" onClick={clear}>
          Clear this device
        </Button>
      )}
    </section>
  )
}

/** Deletes what this site has stored in the browser. The service worker goes first: it would store pages again, and not those of its installation. */
async function deleteAll(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  clearStorage()
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map((name) => caches.delete(name)))
  // The service worker notes there when it stored which page.
  indexedDB.deleteDatabase('workbox-expiration')
}
