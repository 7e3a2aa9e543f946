import { changeDocument, openBooth, saveButton, boothType } from './support/desk.ts'
import { expect, test } from './support/test.ts'
import { signIn, systemManager } from './support/wire.ts'

test.use({ mayComplain: true })

test("A save that conflicts with a colleague's is reported where the person is in the form", async ({
  page,
  browser,
}) => {
  // Without realtime updates the save itself meets the colleague's change.
  await page.routeWebSocket(/socket/, () => undefined)
  const name = await openBooth(page)
  const other = await browser.newPage()
  await signIn(other.request, systemManager)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 420 })
  await page.getByRole('textbox', { name: 'Motto' }).fill('Mine')
  await changeDocument(other, { doctype: boothType, name }, { motto: 'Theirs' })
  await other.close()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await page.keyboard.press('ControlOrMeta+s')
  const notice = page.getByRole('alert').filter({ hasText: 'saved changes' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByText(/saved changes/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await expect(saveButton(page)).toBeVisible()
})
