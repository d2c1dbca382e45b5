import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that a page is complete without, and that is never prerendered: it appears once its code is there, and stays away if that fails.
 * It does not suspend: React would show all that is rendered with it up to 300 ms later.
 */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  /** Begins to load the code, for a loader. */
  const preload = async (): Promise<void> => {
    loaded ??= await load().catch(() => undefined)
  }
  const Optional = (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!loaded) void preload().then(() => setPart(() => loaded))
    }, [])
    return Part && <Part {...props} />
  }
  return Object.assign(Optional, { preload })
}
