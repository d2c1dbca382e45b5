import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that a page is complete without, and that is never prerendered: it appears once its code is there, and stays away if that fails.
 * It does not suspend: React would show all that is rendered with it up to 300 ms later.
 */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then(
        (component) => {
          loaded = component
          setPart(() => component)
        },
        () => {},
      )
    }, [])
    return Part && <Part {...props} />
  }
}
