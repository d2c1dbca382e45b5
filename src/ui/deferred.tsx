import { type ComponentType, use } from 'react'
import { HydrationBoundary } from './hydration-boundary'

/**
 * A component whose chunk is loaded on its first use, or before by `preload`, which a route's loader awaits: then it renders at once,
 * while prerendering too. Until its chunk is there, a prerendered part stays as it is.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Part = (props: Props) => {
    if (!Loaded) use(preload())
    return Loaded && <Loaded {...props} />
  }
  const Deferred = (props: Props) => (
    <HydrationBoundary>
      <Part {...props} />
    </HydrationBoundary>
  )
  return Object.assign(Deferred, { preload })
}
