import { expectAccessible } from './support/accessibility.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, rowsOf, signIn, systemManager } from './support/wire.ts'

test('A fee leads to a manual payment with that fee selected', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  const [fee] = await rowsOf(page.request, {
    doctype: 'Fee',
    fields: ['name'],
    filters: [['outstanding', '>', 0]],
  })
  const name = String(fee?.['name'])
  await page.goto(`/desk/fee/${name}`)
  await page.getByRole('button', { name: 'Take payment' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('combobox', { name: 'Document type' })).toHaveValue('Fee')
  await expect(sheet.getByRole('button', { name: /^Record payment of ₹/ })).toBeVisible()
})

test('An order leads to the fulfilment to pack', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const [fulfilment] = await rowsOf(page.request, {
    doctype: 'Fulfilment',
    fields: ['name', 'order'],
    filters: [['state', 'in', 'placed,confirmed']],
  })
  await page.goto(`/desk/order/${String(fulfilment?.['order'])}`)
  await page.getByRole('button', { name: 'Open fulfilment to pack' }).click()
  await expect(page).toHaveURL(new RegExp(`/desk/fulfilment/${String(fulfilment?.['order'])}`))
  await expect(page.getByRole('button', { name: /^(Confirm|Pack)$/ })).toBeVisible()
})

test(
  'On a phone the bar shows the next action, and Save while there are changes',
  onPhone,
  async ({ page }) => {
    await signIn(page.request, systemManager)
    const [fulfilment] = await rowsOf(page.request, {
      ...{ doctype: 'Fulfilment', fields: ['name'], filters: [['state', 'in', 'placed,confirmed']] },
    })
    await page.goto(`/desk/fulfilment/${String(fulfilment?.['name'])}`)
    const dock = page.locator('.document-form__formDock')
    await expect(dock.getByRole('button')).toHaveText(/^(Confirm|Pack)$/)
    await expect(page.getByRole('button', { name: /^(Confirm|Pack)$/ })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /^Tracking number/ }).fill('EM1')
    await expect(dock.getByRole('button')).toHaveText('Save')
    await expect(page.getByRole('button', { name: /^(Confirm|Pack)$/ })).toHaveCount(1)
  },
)
