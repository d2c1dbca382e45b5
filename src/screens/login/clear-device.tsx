import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as form from '~/components/auth/auth-form.css'
import { forgetDrafts } from '~/components/form/keep-draft'
import { useUser } from '~/session/session'
import { clearStorage } from '~/session/storage-store'
import { Button } from '~/ui/button'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { toast } from '~/ui/toast'

/** After signing out, offers to delete everything else that this browser has stored. */
export function ClearDevice() {
  const isSignedOut = useLocation({ select: ({ state }) => state.isSignedOut === true })
  const [isCleared, setIsCleared] = useState(false)
  const navigate = useNavigate()
  const user = useUser()
  // After a reload, only the browser has the history state. An entry of the history may be older than the last sign-in.
  if (!useHydrated() || user || !(isSignedOut || isCleared)) return null

  const clear = async () => {
    try {
      await deleteAll()
    } catch {
      toast.error('Couldn’t clear this device. Please try again, or use your browser’s own settings.')
      return
    }
    setIsCleared(true)
    // Drops the history state, so that a reload doesn't offer it again.
    await navigate({ to: '/login', replace: true, state: {} })
  }
  return (
    <section className={form.notice} aria-label="This device">
      <p role="status" className={form.note}>
        {isCleared
          ? 'Done. What you follow, your choices and the pages you visited are gone from this browser.'
          : 'This browser still has what you follow, your choices and the pages you visited.'}
      </p>
      {!isCleared && (
        <Button ref={moveFocusOnUnmount} variant="ghost" size="small" onClick={clear}>
          Clear this device
        </Button>
      )}
    </section>
  )
}

/** Deletes what the visitor's use has stored in the browser. Pages stored without a visit stay, with their code. */
async function deleteAll(): Promise<void> {
  // Loaded on demand, because few visitors need it.
  const { deleteVisits } = await import('~/offline/stored-pages')
  clearStorage()
  forgetDrafts()
  await deleteVisits()
}
