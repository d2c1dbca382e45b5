import { expect, test } from 'vitest'
import { makeMailLink, maxLengths } from '~/components/contact/contact-message'

const whole = { name: 'Kavya', email: 'kavya@example.com', message: 'Hello' }

test('the mail contains the message with its special characters and line breaks', () => {
  const link = new URL(makeMailLink({ ...whole, message: 'A & B?\nC = 50 %' }, 'Working with us'))
  expect(link.searchParams.get('subject')).toBe('Working with us')
  expect(link.searchParams.get('body')).toBe('A & B?\nC = 50 %\r\n\r\nKavya\r\nkavya@example.com')
})

test('without a subject, the mail names its sender', () => {
  expect(new URL(makeMailLink(whole)).searchParams.get('subject')).toBe('Message from Kavya')
})

test('the longest mail in English has less than 2,000 characters', () => {
  const text = 'Hi! Our squad, the Tigers of Kolhapur, would like to enter. Is that all right? '.repeat(20)
  const longest = {
    name: text.slice(0, maxLengths.name),
    email: `${'k'.repeat(maxLengths.email - 12)}@example.com`,
    message: text.slice(0, maxLengths.message),
  }
  expect(makeMailLink(longest).length).toBeLessThan(2_000)
})
