import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide } from './support/app.ts'
import {
  card,
  changeDocument,
  chooseMenuAction,
  deskColours,
  makeDocument,
  openBooth,
  saveButton,
  boothPath,
  boothType,
  toast,
  unique,
} from './support/desk.ts'
import { newProduct } from './support/products.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, rowsOf, signIn, systemManager } from './support/wire.ts'

test('A deleted document is restored with everything it held', onPhone, async ({ page }) => {
  const name = await openBooth(page, { motto: 'Back again' })
  await chooseMenuAction(page, 'Delete')
  const question = page.getByRole('dialog', { name: `Delete ${name}?` })
  await expect(question.getByText('You can undo this right after deleting.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: boothType })).toBeVisible()
  await toast(page, 'Deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Motto' })).toHaveValue('Back again')
  await expect(toast(page, `${name} restored`)).toBeVisible()
})

test(
  'A document moves through its states, and a final state asks for confirmation',
  onPhone,
  async ({ page }) => {
    const name = await openBooth(page)
    const statusCard = card(page, 'Status')
    await expect(statusCard).toContainText('Next: built')
    await page.getByRole('button', { name: 'Build' }).click()
    await expect(statusCard).toContainText('Next: planned, closed')
    await page.getByRole('textbox', { name: 'Motto' }).fill('Typed')
    await page.getByRole('button', { name: 'Pack up' }).click()
    const question = page.getByRole('dialog', { name: `Pack up: ${name}?` })
    await expect(
      question.getByText("The status changes from built to closed. This can't be undone."),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Pack up' }).click()
    await expect(statusCard).toContainText('No further actions')
  },
)

test('A stored address is formatted for reading, and links show titles', onPhone, async ({ page }) => {
  await signIn(page.request, office)
  const [fulfilment] = await rowsOf(page.request, {
    ...{ doctype: 'Fulfilment', fields: ['name', 'order'] },
    filters: [
      ['business', '=', 'BS-00002'],
      ['order', 'like', '%-000001'],
    ],
  })
  await page.goto(`/desk/order/${String(fulfilment?.['order'])}`)
  await expect(page.getByText('Lakshmi Venkat, 7 Lake View Street, Chennai 600004')).toBeVisible()
  await expect(page.getByText('Lakshmi V', { exact: true }).first()).toBeVisible()
  await expectAccessibleInEveryLight(page, deskColours)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Act on behalf of the buyer' }).click()
  const buyers = await opening
  await expect(buyers.getByText("You're acting for Lakshmi Venkat")).toBeVisible()
  await buyers.close()
  const connected = card(page, 'Linked documents')
  await expect(connected.getByRole('link', { name: 'Cash collections' })).toBeVisible()
  await connected.getByRole('link', { name: 'Fulfilments 2' }).click()
  await expect(page).toHaveURL(/\/fulfilment\?order\.is=ORD-/)
  await page.getByRole('link', { name: String(fulfilment?.['name']) }).click()
  await expect(card(page, 'Linked documents').getByRole('link', { name: 'Shipments 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Mannvasanai Pottery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mannvasanai Pottery' })).toBeVisible()
})

test('A document is renamed, and links to it follow', onDesktop, async ({ page }) => {
  const name = await openBooth(page)
  const pointing = await makeDocument(page, boothType, { name: unique('Next to it'), neighbour: name })
  await chooseMenuAction(page, 'Rename')
  const dialog = page.getByRole('dialog', { name: `Rename ${name}` })
  await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue(name)
  await dialog.getByRole('textbox', { name: 'New name' }).fill(`${name} renamed`)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(`${name} renamed`)}$`))
  await page.goto(boothPath(pointing))
  await expect(page.getByRole('textbox', { name: 'Neighbour' })).toHaveValue(`${name} renamed`)
})

test('A duplicate starts with the values of the document', onDesktop, async ({ page }) => {
  await openBooth(page, { motto: 'Twice' })
  await chooseMenuAction(page, 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: `New ${boothType}` })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Motto' })).toHaveValue('Twice')
})

const claimPath = (name: string): string => `/desk/fixture-claim/${name}`

async function openClaim(page: Page): Promise<{ name: string; purpose: string }> {
  await signIn(page.request, systemManager)
  const purpose = unique('Claim')
  const parts = [{ part: 'Bus', amount: 120 }]
  const name = await makeDocument(page, 'Fixture Claim', { purpose, amount: 120, parts })
  await page.goto(claimPath(name))
  await expect(page.getByRole('heading', { level: 1, name: purpose })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  return { name, purpose }
}

test('A claim is submitted, changed where allowed, cancelled and amended', onDesktop, async ({ page }) => {
  const { name, purpose } = await openClaim(page)
  const statusBadge = page.locator('.title-line .badge')
  await expect(statusBadge).toHaveText('Draft')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByRole('dialog', { name: `Submit ${purpose}?` })
    .getByRole('button', { name: 'Submit' })
    .click()
  await expect(statusBadge).toHaveText('Submitted')
  await expect(page.getByRole('textbox', { name: 'Purpose' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Part, row 1' })).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Remark' }).fill('Paid in coins')
  await saveButton(page).click()
  await expect(page.getByText('Remark: empty → Paid in coins')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel document' }).click()
  const question = page.getByRole('dialog', { name: `Cancel ${purpose}?` })
  await question.getByRole('button', { name: 'Cancel document' }).click()
  await expect(statusBadge).toHaveText('Cancelled')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Amend' }).click()
  await expect(page).toHaveURL(new RegExp(`${name}-1$`))
  await expect(statusBadge).toHaveText('Draft')
  await expect(page.getByRole('textbox', { name: 'Purpose' })).toHaveValue(purpose)
})

test('Layout fields are drawn, and a button field calls its document action', onDesktop, async ({ page }) => {
  await openClaim(page)
  await expect(page.getByText('Claims are paid within a week.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'For the office' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Paying it out' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Check it' })
  await page.getByRole('textbox', { name: 'Account' }).fill('A-1')
  await expect(button).toBeDisabled()
  await saveButton(page).click()
  await button.click()
  await expect(page.getByText('The office', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveCount(0)
})

const opened = [
  ['a document with states', openBooth],
  ['a document that is submitted', openClaim],
] as const

for (const [noun, open] of opened) {
  test(`Axe finds no violation on the form of ${noun}, at 320 px too`, onDesktop, async ({ page }) => {
    await open(page)
    const comments = card(page, 'Comments')
    await comments
      .getByRole('textbox', { name: 'Write a comment' })
      .fill('Averylongwordwithoutanyspace'.repeat(4))
    await comments.getByRole('button', { name: 'Add comment' }).click()
    await expect(comments.getByRole('listitem')).toHaveCount(1)
    await expectAccessibleInEveryLight(page, deskColours)
    await expectNoSidewaysScroll(page)
    if (isWide(page)) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

test('Implied roles are not offered for assignment', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const name = await makeDocument(page, 'User', {
    full_name: unique('Meena'),
    email: `${randomUUID()}@asha.example`,
  })
  await page.goto(`/desk/user/${name}`)
  const roles = page.getByRole('group', { name: 'Roles' })
  await roles.getByRole('button', { name: 'Add row' }).click()
  await roles.getByRole('textbox', { name: 'Role, row 1' }).click()
  const offered = page.getByRole('listbox')
  await expect(offered.getByRole('option', { name: 'School Office' })).toBeVisible()
  await expect(offered.getByRole('option', { name: /^(All|Guest|Administrator)$/ })).toHaveCount(0)
})

test.describe('When a deletion is refused', () => {
  // The browser reports the refusal as an error of the network.
  test.use({ mayComplain: true })
  test('The refusal links the documents that block it', onDesktop, async ({ page }) => {
    await signIn(page.request, systemManager)
    const brand = await makeDocument(page, 'Brand', { brand_name: unique('Brand') })
    const { name } = await newProduct(page.request, 1)
    await changeDocument(page, { doctype: 'Product', name }, { brand })
    await page.goto(`/desk/brand/${brand}`)
    await chooseMenuAction(page, 'Delete')
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    const pointing = question.getByRole('group', { name: 'These documents link to it' })
    await expect(question.getByRole('alert')).toContainText('Other documents link to this one')
    await pointing.getByRole('link', { name: /Product/ }).click()
    await expect(page).toHaveURL(new RegExp(`/desk/product/${name}$`))
    await expect(question).toHaveCount(0)
  })
})

test('A web form is built from a type and its fields, and shows its address', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  await page.goto('/desk/new/web-form')
  const title = unique('Camp')
  const route = title.toLowerCase().replaceAll(' ', '-')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Path' }).fill(route)
  await page.getByRole('combobox', { name: 'Document type' }).click()
  await page.getByRole('option', { name: 'Contact message', exact: true }).click()
  const fields = page.getByRole('group', { name: 'Fields' })
  for (const [index, label] of ['Name', 'Email', 'Message'].entries()) {
    await fields.getByRole('button', { name: 'Add row' }).click()
    await fields.getByRole('combobox', { name: `Field, row ${index + 1}` }).click()
    await page.getByRole('option', { name: label, exact: true }).click()
  }
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = card(page, 'Form link')
  await expect(address.getByRole('link')).toHaveAttribute('href', new RegExp(`/new/${route}$`))
  await expect(address.getByRole('button', { name: /^Copy/ })).toBeVisible()
})
