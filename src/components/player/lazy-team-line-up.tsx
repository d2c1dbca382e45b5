import './line-up.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('./team-line-up')).TeamLineUp

export const TeamLineUp = lazyPart(load, import.meta.env.SSR && (await load()))
