import { type ReactNode, Suspense, useEffect, useId } from 'react'

const pending = new Set<string>()
let isDone = false
let resolveHydrated = () => {}
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

function settle(id: string): void {
  pending.delete(id)
  if (pending.size > 0) return
  isDone = true
  resolveHydrated()
}

/** A part of a prerendered page that is hydrated by itself, after what is outside of it: the browser stays responsive in between. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const id = useId()
  if (!import.meta.env.SSR) pending.add(id)
  // Removed before it was hydrated.
  useEffect(() => () => settle(id), [id])
  return (
    <Suspense>
      {children}
      <Hydrated id={id} />
    </Suspense>
  )
}

function Hydrated({ id }: { id: string }) {
  useEffect(() => settle(id), [id])
  return null
}

/** Whether every boundary of the first page is hydrated. */
export const isHydrated = (): boolean => isDone

/** Resolves as soon as every boundary of the first page is hydrated. */
export const whenHydrated = (): Promise<void> => hydrated
