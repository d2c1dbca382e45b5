import '~/components/ranking/team-ranking.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('./top-teams')).TopTeams

export const TopTeams = lazyPart(load, import.meta.env.SSR && (await load()))
