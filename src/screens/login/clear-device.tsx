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
      toast.error('Couldn’t clear this device. Please try again, or use your browser’s own settings.')
      return
    }
    setIsCleared(true)
    // What is cleared is not offered again when the page is loaded again.
    await navigate({ to: '/login', replace: true, state: {} })
  }
  return (
    <section className={form.notice} aria-label="This device">
      <p role="status" className={form.note}>
        {isCleared
          ? 'Done. What you follow, your choices and the pages you visited are gone from this browser.'
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

/** Deletes what the visitor has left in the browser. Pages that are stored without a visit stay, with their code. */
async function deleteAll(): Promise<void> {
  // Few need it.
  const { deleteVisits } = await import('~/offline/stored-pages')
  clearStorage()
  await deleteVisits()
  // The service worker notes there when it stored which page.
  indexedDB.deleteDatabase('workbox-expiration')
}
