import '~/ui/accordion.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('~/ui/accordion')).Accordion

export const Accordion = lazyPart(load, import.meta.env.SSR && (await load()))
