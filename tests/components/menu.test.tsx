import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '~/ui/menu'

const renderMenu = () =>
  render(
    <>
      <p>Elsewhere</p>
      <Menu label="Calendar" icon={null}>
        <li>
          <a href="#file">Download</a>
        </li>
      </Menu>
    </>,
  )
const trigger = page.getByRole('button', { name: 'Calendar' })
const link = page.getByRole('link', { name: 'Download' })

test('the keyboard opens the menu, moves into it and closes it', async () => {
  await renderMenu()
  await expect.element(link).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(link).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a click elsewhere closes the menu', async () => {
  await renderMenu()
  await userEvent.click(trigger)
  await expect.element(link).toBeVisible()
  await userEvent.click(page.getByText('Elsewhere'))
  await expect.element(link).not.toBeInTheDocument()
})
