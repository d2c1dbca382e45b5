import { brand } from '~/lib/brand'

export interface ContactMessage {
  name: string
  email: string
  message: string
}

/** Some mail programs cut a link after 2,000 characters; in it, a space is three and a Devanagari letter nine. */
export const maxLengths: Record<keyof ContactMessage, number> = { name: 50, email: 254, message: 1_000 }

/** The link that opens a mail program with the message filled in. */
export function makeMailLink({ name, email, message }: ContactMessage, subject = `Message from ${name}`): string {
  const body = `${message}\r\n\r\n${name}\r\n${email}`
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
