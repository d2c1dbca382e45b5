import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UrlSearchField } from '~/ui/url-search-field'
import { type Clock, stopTimeouts } from './clock'

const field = page.getByRole('searchbox', { name: 'Search players' })

let clock: Clock
beforeEach(() => {
  clock = stopTimeouts()
  return clock.uninstall
})

/** Renders the field on a page whose URL changes at once or, if slow, only when `arrive` is called, as after loading. */
async function renderField({ isSlow = false } = {}) {
  const sent = vi.fn<(text: string) => void>()
  let setUrl: (text: string) => void = () => {}
  function Page() {
    const [value, setValue] = useState('')
    setUrl = setValue
    return (
      <>
        <UrlSearchField
          label="Search players"
          placeholder="Search players"
          value={value}
          onChange={(text) => {
            sent(text)
            if (!isSlow) setValue(text)
          }}
        />
        <output>{value}</output>
      </>
    )
  }
  await render(<Page />)
  return {
    sent,
    pass: (ms: number) => clock.tickAsync(ms),
    arrive: async (text: string) => {
      setUrl(text)
      await expect.element(page.getByRole('status')).toHaveTextContent(text)
    },
  }
}

test('one change is sent 200 ms after the last letter, with the text trimmed', async () => {
  const { sent, pass } = await renderField()
  await userEvent.fill(field, ' nova')
  await pass(150)
  await userEvent.fill(field, ' nova ')
  await pass(150)
  expect(sent).not.toHaveBeenCalled()
  await pass(50)
  expect(sent.mock.calls).toEqual([['nova']])
  await expect.element(field).toHaveValue(' nova ')
})

test('Enter sends the text at once, and only once', async () => {
  const { sent, pass } = await renderField()
  await userEvent.fill(field, 'nova')
  await userEvent.keyboard('{Enter}')
  expect(sent.mock.calls).toEqual([['nova']])
  await pass(1000)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a value that arrives late does not replace what was typed meanwhile', async () => {
  const { sent, pass, arrive } = await renderField({ isSlow: true })
  await userEvent.fill(field, 'no')
  await pass(200)
  await userEvent.fill(field, 'nova')
  await arrive('no')
  await expect.element(field).toHaveValue('nova')
  await pass(200)
  expect(sent.mock.calls).toEqual([['no'], ['nova']])
})

test('a value from elsewhere, for example after Back, replaces the text', async () => {
  const { pass, arrive } = await renderField()
  await userEvent.fill(field, 'nova')
  await pass(200)
  await arrive('nova')
  await arrive('rudra')
  await expect.element(field).toHaveValue('rudra')
})

test('a value from elsewhere discards what was typed just before', async () => {
  const { sent, pass, arrive } = await renderField()
  await userEvent.fill(field, 'nova')
  await pass(100)
  await arrive('rudra')
  await pass(1000)
  expect(sent).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('rudra')
})

test('Clear empties the field, leaves the focus there, and sends the change', async () => {
  const { sent, pass } = await renderField()
  await userEvent.fill(field, 'nova')
  await pass(200)
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
  await expect.element(field).toHaveFocus()
  await pass(200)
  expect(sent.mock.lastCall).toEqual([''])
  await expect.element(page.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('nothing is sent after the field is unmounted', async () => {
  const sent = vi.fn()
  const { unmount } = await render(<UrlSearchField label="Search players" placeholder="" value="" onChange={sent} />)
  await userEvent.fill(field, 'nova')
  await unmount()
  await clock.tickAsync(1000)
  expect(sent).not.toHaveBeenCalled()
})
