import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '~/lib/when-idle'

/** Milliseconds for what the page itself still loads, such as the pictures of a list that has just arrived. */
const delayMs = 100

/** Does what can wait (`after-load.ts`) once the page shows its data and the browser is idle, and again after each navigation. */
export function useAfterLoad(): void {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(() => {
    const schedule = () => {
      const code = import('./after-load').catch(() => null)
      const wait = () => setTimeout(() => whenIdle(run), delayMs)
      const run = async () => {
        if (router.state.isLoading || queryClient.isFetching() > 0) wait()
        else (await code)?.afterLoad(router, queryClient)
      }
      wait()
    }
    schedule()
    return router.subscribe('onRendered', schedule)
  }, [router, queryClient])
}
