import { globalLayer } from '@vanilla-extract/css'
import { layerNames } from './layer-order'

for (const name of layerNames) globalLayer(name)
