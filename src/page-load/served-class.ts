/** A class for the served HTML only. The browser renders without it; hydration leaves it in place with `suppressHydrationWarning`. */
export const servedClass = (className: string): string | undefined => (import.meta.env.SSR ? className : undefined)
