import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide } from './support/app.ts'
import { deleteDocument, deskColours, makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

const doctype = 'Mela Event'

async function openEvent(page: Page, description: string): Promise<string> {
  await signIn(page.request, systemManager)
  const values = { title: unique('Editor'), start_date: '2031-05-04', published: 0, description }
  const name = await makeDocument(page, doctype, values)
  await page.goto(`/desk/mela-event/${name}`)
  return name
}

/** Leaves the page first: an open form would reload the deleted document. */
async function removeEvent(page: Page, name: string): Promise<void> {
  await page.goto('about:blank')
  await deleteDocument(page, doctype, name)
}

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Description', exact: true })

const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting for Description' }).getByRole('button', { name, exact: true })

async function savedText(page: Page, name: string): Promise<unknown> {
  const [row] = await rowsOf(page.request, {
    doctype,
    fields: ['description'],
    filters: [['name', '=', name]],
  })
  return row?.['description']
}

test('Toolbar buttons make bold text, a heading and a link', onDesktop, async ({ page }) => {
  const name = await openEvent(page, '<p>Bring a kite</p>')
  const text = textOf(page)
  await expect(text).toHaveText('Bring a kite')
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('More about it')
  await tool(page, 'Subheading').click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Come ')
  await tool(page, 'Bold').click()
  await page.keyboard.type('early')
  await tool(page, 'Bold').click()
  await page.keyboard.press('Enter')
  await tool(page, 'Link').click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('textbox', { name: 'Link address' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(dialog.getByText(/^Enter an address that begins with/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Link address' }).fill('office@asha.example')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(dialog).toHaveCount(0)
  await saveButton(page).click()
  await expect(toast(page, 'Saved').first()).toBeVisible()
  expect(await savedText(page, name)).toBe(
    '<p>Bring a kite</p><h3>More about it</h3><p>Come <strong>early</strong></p>' +
      '<p><a href="mailto:office@asha.example" rel="noopener">mailto:office@asha.example</a></p>',
  )
  await removeEvent(page, name)
})

test(
  'A text that is only opened, or changed and changed back, is not marked as changed',
  onDesktop,
  async ({ page }) => {
    const written = '<ul>\n<li>Tea</li>\n</ul>\n<b>Rice</b> and <i>curry</i>'
    const name = await openEvent(page, written)
    const text = textOf(page)
    await expect(text).toContainText('curry')
    await text.click()
    await page.keyboard.type('x')
    await tool(page, 'Undo').click()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(await savedText(page, name)).toBe(written)
    await removeEvent(page, name)
  },
)

test('HTML can be edited directly, and the length is shown', onPhone, async ({ page }) => {
  const name = await openEvent(page, '<p>Bring a kite</p>')
  await expect(page.getByText(/^19 of [\d,]+ characters/)).toBeVisible()
  await tool(page, 'Edit HTML').click()
  await expect(textOf(page)).toHaveValue('<p>Bring a kite</p>')
  await textOf(page).fill('<h2>Kites</h2><dl><dt>Fee</dt><dd>None</dd></dl>')
  await page.getByRole('button', { name: 'Back to editor' }).click()
  await expect(textOf(page).getByRole('heading', { level: 2, name: 'Kites' })).toBeVisible()
  await expect(textOf(page).getByRole('definition')).toHaveText('None')
  await removeEvent(page, name)
})

test('Arrow keys move through the toolbar, and Tab leaves it', onDesktop, async ({ page }) => {
  const name = await openEvent(page, '<p>Bring a kite</p>')
  await tool(page, 'Bold').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Italic')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Edit HTML')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(textOf(page)).toBeFocused()
  await removeEvent(page, name)
})

test('Axe finds no violation in the editor, in light and dark', onDesktop, async ({ page }) => {
  const name = await openEvent(
    page,
    '<h2>Kites</h2><p>Bring <a href="/events">one</a></p><ul><li>Thread</li></ul>',
  )
  await expect(textOf(page)).toContainText('Thread')
  await expectAccessibleInEveryLight(page, deskColours)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await removeEvent(page, name)
})

test('System fields are collapsed, and stay as they were left', onDesktop, async ({ page }) => {
  const openMenu = async () => {
    if (!isWide(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  }
  await signIn(page.request, systemManager)
  await page.goto('/desk/session')
  await openMenu()
  const navigationGroup = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('group', { name: 'System' })
  await expect(navigationGroup.getByRole('link')).toHaveText(['Sessions'])
  await navigationGroup.getByRole('button', { name: 'System' }).click()
  await expect(navigationGroup.getByRole('link', { name: 'Audit log' })).toBeVisible()
  await page.reload()
  await openMenu()
  await expect(navigationGroup.getByRole('link', { name: 'Audit log' })).toBeVisible()
})
