import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, test } from './support/test.ts'

test('A visitor goes from the support page to what sellers give, and reads each sale', async ({ page }) => {
  await openApp(page, '/support')
  await shownPage(page).getByRole('link', { name: 'See what sellers give' }).click()
  await expectArrived(page, 'Pledges of sellers')
  const pledge = shownPage(page).getByRole('article').first()
  await expect(pledge).toContainText('5% of the price at')
  await expect(pledge).toContainText('raised of ₹5,000')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})
