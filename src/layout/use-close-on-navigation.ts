import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Closes a menu on every navigation, by link or by the back button. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  const onNavigate = useEffectEvent(close)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onNavigate()), [router])
}
