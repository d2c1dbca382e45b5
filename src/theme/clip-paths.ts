import { vars } from './vars.css'

/** The chamfers of design.md 4, as clip paths; `cut` is a CSS length. */

/** Top left and bottom right: things you press. */
export const chamferInteractive = (cut: string) =>
  `polygon(${cut} 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%, 0 ${cut})`

/** Top right and bottom left: things you read. */
export const chamferSurface = (cut: string) =>
  `polygon(0 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, ${cut} 100%, 0 calc(100% - ${cut}))`

/** The pit: a regular octagon. */
export const octagon = 'polygon(29.3% 0, 70.7% 0, 100% 29.3%, 100% 70.7%, 70.7% 100%, 29.3% 100%, 0 70.7%, 0 29.3%)'

/** The status mark. */
export const diamond = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'

/** A band whose edges both rise to the right. */
export const slanted = `polygon(0 ${vars.space.slope}, 100% 0, 100% calc(100% - ${vars.space.slope}), 0 100%)`

/** A flag, whose right edge leans back. */
export const flag = 'polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%)'
