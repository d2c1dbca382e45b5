import '~/components/bracket/bracket.css'
import '~/components/bracket/bracket-match.css'
import '~/components/bracket/bracket-overview.css'
import '~/components/bracket/bracket-print.css'
import { lazyPart } from './lazy-part'

const load = async () => (await import('~/components/bracket/bracket')).Bracket

export const Bracket = lazyPart(load, import.meta.env.SSR && (await load()))
