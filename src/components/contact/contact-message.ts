import { brand } from '~/lib/brand'

export interface ContactMessage {
  name: string
  email: string
  message: string
}

/** The link that opens a mail program with the message filled in. */
export function makeMailLink({ name, email, message }: ContactMessage, subject = `Message from ${name}`): string {
  const body = `${message}\r\n\r\n${name}\r\n${email}`
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
