import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, test } from './support/test.ts'
import { callMethod, office, parent, rowsOf, signIn } from './support/wire.ts'

/** A rupee that the family's parent brings to the office for a child's fee; the child's name. */
async function bringARupee(page: Page): Promise<string> {
  await signIn(page.request, office)
  const fees = await rowsOf(page.request, {
    doctype: 'Fee',
    fields: ['name', 'student_name'],
    filters: [
      ['outstanding', '>', 0],
      ['student_name', '=', 'Mira V'],
    ],
  })
  const [fee] = fees
  await callMethod(page.request, 'counter.receive', {
    ...{ reference_type: 'Fee', reference_name: fee?.['name'], method: 'UPI', amount: 1 },
    ...{ reference_number: randomUUID().slice(0, 8), idempotency_key: randomUUID() },
  })
  return String(fee?.['student_name'])
}

test('A parent finds the receipt of a fee from the family page, and its paper opens', async ({ page }) => {
  const child = await bringARupee(page)
  await signIn(page.request, parent)
  await openApp(page, '/family')
  await shownPage(page).getByRole('link', { name: 'Your receipts' }).click()
  const receipts = shownPage(page).locator('[data-part="receipts"]')
  const row = receipts.getByRole('listitem').filter({ hasText: child }).first()
  await expect(row).toContainText('school fees')
  await expect(row).toContainText('₹1')
  const paper = await row.getByRole('link', { name: /^Download the PDF of receipt/ }).getAttribute('href')
  const answer = await page.request.get(paper ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
