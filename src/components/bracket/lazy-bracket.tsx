import './bracket.css'
import './bracket-match.css'
import './bracket-overview.css'
import './bracket-print.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('./bracket')).Bracket

export const Bracket = lazyPart(load, import.meta.env.SSR && (await load()))
