import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isReplacement } from '~/router/history-direction'

/** Closes a menu on every navigation, by link or by the back button; not when a search field writes its text into the URL. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  const onNavigate = useEffectEvent(() => {
    if (!isReplacement()) close()
  })
  useEffect(() => router.subscribe('onBeforeNavigate', () => onNavigate()), [router])
}
