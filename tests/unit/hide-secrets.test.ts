import { hideSecrets } from '@akhada/contract-check/checks/hide-secrets'
import { expect, test } from 'vitest'

test.each([
  ['{"email":"a@b.in","password":"a \\"b\\" c"}', '{"email":"a@b.in","password":"***"}'],
  ['{"password" : "a", "password": "b"}', '{"password" : "***", "password": "***"}'],
  ['{"token":"a.b.c","user":{}}', '{"token":"***","user":{}}'],
  ['{"name":"password"}', '{"name":"password"}'],
])('hides the secrets of %s', (json, hidden) => {
  expect(hideSecrets(json)).toBe(hidden)
})
