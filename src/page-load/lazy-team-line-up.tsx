import '~/components/player/line-up.css'
import { lazyPart } from './lazy-part'

const load = async () => (await import('~/components/player/team-line-up')).TeamLineUp

export const TeamLineUp = lazyPart(load, import.meta.env.SSR && (await load()))
