import { lazyPart } from '~/page-load/lazy-part'
import './pickem-section.css'

const load = async () => (await import('./pickem-section')).PickemSection

export const PickemSection = lazyPart(load, import.meta.env.SSR && (await load()))
