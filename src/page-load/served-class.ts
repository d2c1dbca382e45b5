/** A class that only what came with the document has: hydration keeps it with `suppressHydrationWarning`, and the browser renders without it. */
export const servedClass = (className: string): string | undefined => (import.meta.env.SSR ? className : undefined)
