/** The visitor's preference for reduced motion: whether it `matches`, and the event when it changes. */
export const prefersReducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')
