import '~/ui/tabs.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('~/ui/tabs')).Tabs

export const Tabs = lazyPart(load, import.meta.env.SSR && (await load()))
