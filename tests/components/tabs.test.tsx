import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from '~/ui/tabs'

const tabs = ['Live', 'Upcoming', 'Past'].map((label) => ({
  value: label.toLowerCase(),
  label,
  panel: <p>{label} events</p>,
}))

function Events() {
  const [value, setValue] = useState('live')
  return <Tabs label="Events" tabs={tabs} value={value} onValueChange={setValue} />
}

test('pressing a tab shows its panel and hides the others', async () => {
  await render(<Events />)
  await expect.element(page.getByText('Live events')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Past' }))
  await expect.element(page.getByText('Past events')).toBeVisible()
  await expect.element(page.getByText('Live events')).not.toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true')
})

test('a right click opens no tab', async () => {
  await render(<Events />)
  await userEvent.click(page.getByRole('tab', { name: 'Past' }), { button: 'right' })
  await expect.element(page.getByText('Live events')).toBeVisible()
  await expect.element(page.getByText('Past events')).not.toBeVisible()
})

test('a press draws no focus ring, and keys do', async () => {
  await render(<Events />)
  const showsFocus = () => document.activeElement?.matches('[role=tab]:focus-visible')
  await userEvent.click(page.getByRole('tab', { name: 'Past' }))
  await expect.element(page.getByRole('tab', { name: 'Past' })).toHaveFocus()
  expect(showsFocus()).toBe(false)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Upcoming' })).toHaveFocus()
  expect(showsFocus()).toBe(true)
})

test('arrows, Home and End choose a tab; Tab leads into its panel', async () => {
  await render(<Events />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Upcoming' })).toHaveFocus()
  await expect.element(page.getByText('Upcoming events')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Past events')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('Upcoming events')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('Live events')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('Past events')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Live events')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tabpanel', { name: 'Live' })).toHaveFocus()
})
