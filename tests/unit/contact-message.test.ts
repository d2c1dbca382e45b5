import { expect, test } from 'vitest'
import { makeMailLink } from '~/components/contact/contact-message'

const whole = { name: 'Kavya', email: 'kavya@example.com', message: 'Hello' }

test('the mail contains the message with its special characters and line breaks', () => {
  const link = new URL(makeMailLink({ ...whole, message: 'A & B?\nC = 50 %' }, 'Working with us'))
  expect(link.searchParams.get('subject')).toBe('Working with us')
  expect(link.searchParams.get('body')).toBe('A & B?\nC = 50 %\r\n\r\nKavya\r\nkavya@example.com')
})

test('without a subject, the mail names its sender', () => {
  expect(new URL(makeMailLink(whole)).searchParams.get('subject')).toBe('Message from Kavya')
})
