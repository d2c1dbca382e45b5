import { globalLayer, type StyleRule } from '@vanilla-extract/css'

// Declared in this order once, so that no override depends on the order in which files load.
const reset = globalLayer('reset')
const ui = globalLayer('ui')
const components = globalLayer('components')
const screens = globalLayer('screens')

const inLayer = (layer: string) => (rule: StyleRule) => ({ '@layer': { [layer]: rule } })

/** Every rule stands in the layer of its folder: `style(inUi({ … }))`. */
export const inReset = inLayer(reset)
export const inUi = inLayer(ui)
export const inComponents = inLayer(components)
export const inScreens = inLayer(screens)
