import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, scroller, shownPage } from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'
import { callMethod, office, parent, rowsOf, signIn } from './support/wire.ts'

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
  await callMethod(page.request, 'manual_payments.receive', {
    ...{ reference_type: 'Fee', reference_name: fee?.['name'], method: 'UPI', amount: 1 },
    ...{ reference_number: randomUUID().slice(0, 8), idempotency_key: randomUUID() },
  })
  return String(fee?.['student_name'])
}

test('A parent opens the receipt of a fee from the family page', onPhone, async ({ page }) => {
  const child = await bringARupee(page)
  await signIn(page.request, parent)
  await openApp(page, '/family')
  await shownPage(page).getByRole('link', { name: 'Receipts' }).click()
  const receipts = shownPage(page).locator('[data-part="receipts"]')
  const row = receipts.getByRole('listitem').filter({ hasText: child }).first()
  await expect(row).toContainText('school fees')
  await expect(row).toContainText('₹1')
  const paper = await row.getByRole('link', { name: /^Download receipt .* \(PDF\)$/ }).getAttribute('href')
  const answer = await page.request.get(paper ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

async function holdBack(page: Page, call: RegExp): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(call, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('The link to receipts scrolls there, however late content above loads', async ({ page }) => {
  await signIn(page.request, parent)
  const letChildrenCome = await holdBack(page, /mela\.family\.get_my_family/)
  await openApp(page, '/tabs/my-profile#receipts')
  // Safari does not keep the scroll position when content is inserted above.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const heading = shownPage(page).getByRole('heading', { name: 'Receipts', exact: true })
  const children = shownPage(page).getByRole('list', { name: 'My family' })
  /** Pixels between the top of the scroller and the heading. */
  const place = async () => {
    const [box, scrollerBox] = [await heading.boundingBox(), await scroller(page).boundingBox()]
    return Math.abs((box?.y ?? Infinity) - (scrollerBox?.y ?? 0))
  }
  await expect(heading).toBeFocused()
  const before = await place()
  await expect(children).toHaveCount(0)
  letChildrenCome()
  await expect(children).toBeAttached()
  await expect(heading).toBeFocused()
  await expect.poll(place).toBeLessThan(before + 20)
  await expect(heading).toBeInViewport()
})
