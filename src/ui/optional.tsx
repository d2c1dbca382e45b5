import { type ComponentType, lazy, Suspense } from 'react'

/** A part that a page is complete without, and that is never prerendered: it appears once its code is there, and stays away if that fails. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
