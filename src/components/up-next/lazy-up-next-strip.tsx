import '~/components/match/match-row.css'
import '~/components/watch/watch-links.css'
import '~/ui/menu.css'
import './up-next.css'
import './up-next-row.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('./up-next-strip')).UpNextStrip

export const UpNextStrip = lazyPart(load, import.meta.env.SSR && (await load()))
