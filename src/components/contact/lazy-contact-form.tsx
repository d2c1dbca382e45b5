import './contact-form.css'
import { lazyPart } from '~/page-load/lazy-part'

const load = async () => (await import('./contact-form')).ContactForm

export const ContactForm = lazyPart(load, import.meta.env.SSR && (await load()))
