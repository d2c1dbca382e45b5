import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Closes a menu when another page is on its way, whether a link or the back button asked for it. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  const onNavigate = useEffectEvent(close)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onNavigate()), [router])
}
