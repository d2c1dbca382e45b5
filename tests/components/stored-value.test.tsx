import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { clearStorage, createStorageStore } from '~/session/storage-store'

const mark = createStorageStore('mark', (text) => text ?? 'nothing')
const Mark = () => <p>{mark.use()}</p>

afterEach(clearStorage)

test('a component shows the stored value, also after a change in this tab', async () => {
  mark.write('first')
  const { container } = await render(<Mark />)
  await expect.element(container).toHaveTextContent('first')
  mark.write('second')
  await expect.element(container).toHaveTextContent('second')
  mark.write(null)
  await expect.element(container).toHaveTextContent('nothing')
})

test('a component shows a value that another tab stores', async () => {
  const { container } = await render(<Mark />)
  await expect.element(container).toHaveTextContent('nothing')
  const otherTab = document.body.appendChild(document.createElement('iframe'))
  otherTab.contentWindow?.localStorage.setItem('mark', 'from there')
  await expect.element(container).toHaveTextContent('from there')
  otherTab.contentWindow?.localStorage.clear()
  await expect.element(container).toHaveTextContent('nothing')
  otherTab.remove()
})
