import { expectNoSidewaysScroll } from './support/app.ts'
import { makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { office, rowsOf, signIn, systemManager } from './support/wire.ts'

test(
  'A link field shows the title of the linked document and saves its name',
  onDesktop,
  async ({ page }) => {
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
  },
)

test('Lists show no random document names', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const title = unique('Chance')
  const name = await makeDocument(page, 'Web Page', { title, route: title.toLowerCase().replace(/\W/g, '-') })
  await page.goto('/desk/web-page')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('link', { name: title })).toHaveAttribute('title', name)
  await expect(row).not.toContainText(name)
})

test(
  "Lists show people's names without access to accounts, and the access log shows times",
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, office)
    await makeDocument(page, 'Mela Event', { title: unique('Named'), start_date: '2031-05-04' })
    await page.goto('/desk/mela-event?columns=owner,modified_by')
    const first = page.getByRole('table').getByRole('row').nth(1)
    await expect(first).toBeVisible()
    await expect(page.getByRole('table')).not.toContainText('USR-')
    await expect(page.getByRole('table').getByRole('cell', { name: 'Meenakshi R' }).first()).toBeVisible()

    await signIn(page.request, systemManager)
    await page.goto('/desk/student-registration')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await page.goto('/desk/access-log')
    const entry = page.getByRole('table').getByRole('row').filter({ hasText: 'Student Registration' }).first()
    await expect(entry.getByRole('link')).not.toHaveText(/USR-|^$/)
    await expect(entry).toContainText(/\d{1,2}:\d\d\s[ap]m/)
    await expect(page.getByRole('table')).not.toContainText('USR-')
    await expectNoSidewaysScroll(page)
  },
)
