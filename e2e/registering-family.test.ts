import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { newEvent } from './support/events.ts'
import { expect, onPhone, test } from './support/test.ts'
import { office, parent, signIn } from './support/wire.ts'

const person = (page: Page, name: string) => shownPage(page).getByRole('group', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const heading = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => shownPage(page).getByRole('textbox', { name })

const openForm = (page: Page, event: string) => openApp(page, `/event-registration-form/${event}`)

test('A signed-in parent picks a child, and contact details are filled in', async ({ page, baseURL }) => {
  const event = await newEvent(baseURL, {
    ticket_types: [
      { label: 'Grown-up', price: 0, min_age: 16, seats_per_ticket: 1 },
      { label: 'Child', price: 0, max_age: 15, seats_per_ticket: 1 },
    ],
  })
  await openForm(page, event)
  await expect(shownPage(page).getByText('Is your child a student here?')).toBeVisible()
  await signIn(page.request, parent)
  await openForm(page, event)
  const family = shownPage(page).getByRole('group', { name: 'Your children' })
  await family.getByRole('checkbox', { name: /^Mira V/ }).check()
  await family.getByRole('checkbox', { name: /^Anbu V/ }).check()
  await expect(person(page, 'Mira V').getByRole('radio', { name: /^Child/ })).toBeChecked()
  await family.getByRole('checkbox', { name: /^Anbu V/ }).uncheck()
  await expect(person(page, 'Anbu V')).toHaveCount(0)
  await expect(field(page, 'Your name')).not.toHaveValue('')
  await expect(field(page, 'Email')).toHaveValue(parent.usr)
  await expect(field(page, 'Mobile number')).not.toHaveValue('')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await button(page, 'Register').click()
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Mira V' })).toBeVisible()
})

test(
  'A family ticket asks for each name, and check-in shows them all',
  onPhone,
  async ({ page, baseURL }) => {
    const event = await newEvent(baseURL, {
      ticket_types: [{ label: 'Family of three', price: 0, seats_per_ticket: 3 }],
    })
    await openForm(page, event)
    await field(page, 'Full name').first().fill('Meena')
    await field(page, 'Your name').fill('Meena')
    await field(page, 'Mobile number').fill('98400 12345')
    await button(page, 'Register').click()
    await expect(shownPage(page).getByText('Enter the full name')).toHaveCount(2)
    await field(page, 'Full name of person 2').fill('Kavin')
    await field(page, 'Full name of person 3').fill('Imli')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await button(page, 'Register').click()
    await expect(heading(page, 'Registration confirmed')).toBeVisible()
    await expect(shownPage(page).getByText('With Kavin, Imli')).toBeVisible()
    await signIn(page.request, office)
    await openApp(page, `/check-in/${event}`)
    await shownPage(page).getByRole('searchbox', { name: 'Search by name' }).fill('imli')
    await expect(shownPage(page).getByText('With Kavin, Imli (3 people)')).toBeVisible()
  },
)
