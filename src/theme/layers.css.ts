import { globalLayer, type StyleRule } from '@vanilla-extract/css'
import { layerNames } from './layer-order'

for (const name of layerNames) globalLayer(name)

const inLayer = (layer: (typeof layerNames)[number]) => (rule: StyleRule) => ({ '@layer': { [layer]: rule } })

/** Every rule is in the layer of its folder: `style(inUi({ … }))`. */
export const inReset = inLayer('reset')
export const inUi = inLayer('ui')
export const inComponents = inLayer('components')
export const inScreens = inLayer('screens')
