import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unescapeHtml } from '~/lib/unescape-html'

test('a text that React has escaped becomes the text again', () => {
  const text = `Neha "Koel" D'Souza & sons <${'&amp;'}> ’ &nbsp;`
  expect(unescapeHtml(renderToStaticMarkup(text))).toBe(text)
  expect(unescapeHtml('a&nbsp;b')).toBe('a&nbsp;b')
})
