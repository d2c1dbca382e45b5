import { brand } from '~/lib/brand'

export interface ContactMessage {
  name: string
  email: string
  message: string
}

/** Validation errors of a message by field, in the order of the form; empty when it is valid. */
export function findContactErrors({ name, email, message }: ContactMessage): Partial<ContactMessage> {
  return {
    ...(!name && { name: 'Please tell us your name.' }),
    ...(!email && { email: 'Please enter your email address.' }),
    ...(email && !looksLikeEmail(email) && { email: 'That doesn’t look like an email address.' }),
    ...(!message && { message: 'Please write a message.' }),
  }
}

/** The link that opens a mail program with the message filled in. */
export function makeMailLink({ name, email, message }: ContactMessage, subject = `Message from ${name}`): string {
  const body = `${message}\r\n\r\n${name}\r\n${email}`
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** Something, an at sign, and a domain with a dot. Only a mail server can check the rest. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
