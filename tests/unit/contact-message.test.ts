import { expect, test } from 'vitest'
import { findContactErrors, makeMailLink } from '~/components/contact/contact-message'

const whole = { name: 'Kavya', email: 'kavya@example.com', message: 'Hello' }

test.each([
  ['nothing missing', whole, []],
  ['no name', { ...whole, name: '' }, ['name']],
  ['no email', { ...whole, email: '' }, ['email']],
  ['no message', { ...whole, message: '' }, ['message']],
  ['nothing at all', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
  ['an email without a domain', { ...whole, email: 'kavya@' }, ['email']],
  ['an email without a dot', { ...whole, email: 'kavya@example' }, ['email']],
  ['an email with a space', { ...whole, email: 'ka vya@example.com' }, ['email']],
  ['an email of two at signs', { ...whole, email: 'a@b@example.com' }, ['email']],
  ['an email of many parts', { ...whole, email: 'k.v+1@mail.example.co.in' }, []],
])('a message with %s has errors at its fields', (_, message, fields) => {
  expect(Object.keys(findContactErrors(message))).toEqual(fields)
})

test('the mail contains the message with its special characters and line breaks', () => {
  const link = new URL(makeMailLink({ ...whole, message: 'A & B?\nC = 50 %' }, 'Working with us'))
  expect(link.searchParams.get('subject')).toBe('Working with us')
  expect(link.searchParams.get('body')).toBe('A & B?\nC = 50 %\r\n\r\nKavya\r\nkavya@example.com')
})

test('without a subject, the mail names its sender', () => {
  expect(new URL(makeMailLink(whole)).searchParams.get('subject')).toBe('Message from Kavya')
})
