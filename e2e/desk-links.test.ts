import { makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

test('A link field shows the title of the linked document and saves its name', async ({ page }) => {
  await signIn(page.request, systemManager)
  const [first, other] = [unique('Kolam morning'), unique('Thorn evening')]
  const start = { start_date: '2031-05-04', venue: 'The office' }
  const event = await makeDocument(page, 'Mela Event', { title: first, ...start })
  const chosen = await makeDocument(page, 'Mela Event', { title: other, ...start })
  const gallery = await makeDocument(page, 'Gallery', { title: unique('Album'), event })
  await page.goto(`/desk/gallery/${gallery}`)
  const link = page.getByRole('textbox', { name: /^Event/ })
  await expect(link).toHaveValue(first)
  await expect(link).toHaveAttribute('title', event)
  await link.fill(other)
  await link.press('Tab')
  await expect(link).toHaveAttribute('title', chosen)
  await expect(link).toHaveValue(other)
  await saveButton(page).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  const [saved] = await rowsOf(page.request, {
    doctype: 'Gallery',
    fields: ['event'],
    filters: [['name', '=', gallery]],
  })
  expect(saved?.['event']).toBe(chosen)
})

test('Lists show no random document names', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const title = unique('Chance')
  const name = await makeDocument(page, 'Web Page', { title, route: title.toLowerCase().replace(/\W/g, '-') })
  await page.goto('/desk/web-page')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('link', { name: title })).toHaveAttribute('title', name)
  await expect(row).not.toContainText(name)
})
