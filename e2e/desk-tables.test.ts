import { makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { signIn, systemManager } from './support/wire.ts'

const parts = (count: number) => Array.from({ length: count }, (_, index) => ({ part: `Part ${index + 1}` }))

test(
  'A table of 1,000 rows renders visible rows only, and its last row is edited and saved',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, systemManager)
    const name = await makeDocument(page, 'Fixture Claim', { purpose: unique('Long'), parts: parts(1000) })
    await page.goto(`/desk/fixture-claim/${name}`)
    const table = page.getByRole('group', { name: 'Parts' })
    await expect(
      table.getByText('1,000 rows', { exact: true }).or(table.getByText('1000 rows')),
    ).toBeVisible()
    await expect(table.getByRole('textbox', { name: 'Part, row 1', exact: true })).toHaveValue('Part 1')
    expect(await table.locator('tbody tr[data-index]').count()).toBeLessThan(60)
    const last = table.getByRole('textbox', { name: 'Part, row 1000', exact: true })
    await expect(async () => {
      await table.locator('tbody').evaluate((body) => body.scrollIntoView({ block: 'end' }))
      await expect(last).toBeInViewport({ timeout: 500 })
    }).toPass()
    await last.fill('The last part')
    // A row being edited stays rendered, however far the page is scrolled.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(table.getByRole('textbox', { name: 'Part, row 1', exact: true })).toBeInViewport()
    await expect(last).toBeFocused()
    await saveButton(page).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    const answer = await page.request.get(`/api/resource/Fixture Claim/${name}`)
    const { data }: { data: { parts: { part: string }[] } } = await answer.json()
    expect(data.parts.at(-1)?.part).toBe('The last part')
    expect(data.parts).toHaveLength(1000)
  },
)

test('Rows of a long table open on a phone', onPhone, async ({ page }) => {
  await signIn(page.request, systemManager)
  const name = await makeDocument(page, 'Fixture Claim', { purpose: unique('Long'), parts: parts(300) })
  await page.goto(`/desk/fixture-claim/${name}`)
  const table = page.getByRole('group', { name: 'Parts' })
  await expect(table.getByRole('button', { name: 'Part 3', exact: true })).toBeVisible()
  expect(await table.getByRole('listitem').count()).toBeLessThan(60)
  await table.getByRole('button', { name: 'Part 3', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Part' }).fill('The third')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(table.getByRole('button', { name: 'The third' })).toBeVisible()
})
