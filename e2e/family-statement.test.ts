import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, office, parent, potter, rowsOf, signIn } from './support/wire.ts'

/** Records a payment of a fee of the parent's child at the office, so that the statement has it. */
async function payARupee({ request }: Page): Promise<void> {
  await signIn(request, office)
  const [fee] = await rowsOf(request, {
    doctype: 'Fee',
    fields: ['name'],
    filters: [
      ['outstanding', '>', 0],
      ['student_name', '=', 'Anbu V'],
    ],
  })
  await callMethod(request, 'manual_payments.receive', {
    ...{ reference_type: 'Fee', reference_name: fee?.['name'], method: 'UPI', amount: 1 },
    ...{ reference_number: randomUUID().slice(0, 8), idempotency_key: randomUUID() },
  })
}

test(
  'A parent opens the statement from the family page, chooses months and gets the PDF',
  onPhone,
  async ({ page }) => {
    await payARupee(page)
    await signIn(page.request, parent)
    await openApp(page, '/family')
    await shownPage(page).getByRole('link', { name: 'Statement' }).click()
    await expect(page).toHaveURL(/\/family\/statement$/)
    const shown = shownPage(page)
    await expect(shown.getByRole('region', { name: 'Summary' })).toContainText('School fees')
    const payment = shown.getByRole('listitem').filter({ hasText: 'Payment' }).filter({ hasText: 'Anbu V' })
    await expect(payment.first()).toContainText('−₹1')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)

    await shown.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Choose months' })
    await shown.getByLabel('First month').fill('2001-04')
    await shown.getByLabel('Last month').fill('2001-06')
    await expect(shown.getByText('No transactions in this period')).toBeVisible()
    await shown.getByRole('combobox', { name: 'Period' }).selectOption({ index: 0 })
    const address = await shown.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await signIn(page.request, potter)
    expect((await page.request.get(address ?? '')).status()).toBe(403)
  },
)

test('The profile leads a guardian to the statement', onDesktop, async ({ page }) => {
  await signIn(page.request, parent)
  await openApp(page, '/tabs/my-profile')
  await shownPage(page)
    .getByRole('link', { name: /^Family statement/ })
    .click()
  await expect(shownPage(page).getByText('Balance to pay')).toBeVisible()
})

test('The statement can be read in Tamil', onPhone, async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'preferred_language', value: 'ta', url: baseURL ?? '' }])
  await signIn(page.request, parent)
  await openApp(page, '/family/statement')
  await expect(shownPage(page).getByRole('heading', { name: 'பரிவர்த்தனைகள்' })).toBeVisible()
  await expect(shownPage(page).getByRole('region', { name: 'சுருக்கம்' })).toContainText('பள்ளிக் கட்டணம்')
  await expectNoSidewaysScroll(page)
})
