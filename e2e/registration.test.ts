import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeEvent, day, newEvent } from './support/events.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { signIn, systemManager } from './support/wire.ts'

const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
const field = (page: Page, name: string) => shownPage(page).getByRole('textbox', { name })
const person = (page: Page, name: string) => shownPage(page).getByRole('group', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const heading = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 1, name })

const openForm = (page: Page, event: string) => openApp(page, `/event-registration-form/${event}`)

async function addPeople(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await button(page, 'Add attendee').click()
    await person(page, `Attendee ${index + 1}`)
      .getByRole('textbox', { name: 'Full name' })
      .fill(name)
  }
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Your name').fill('Meena')
  await field(page, 'Mobile number').fill(newPhone())
}

async function registerFamily(page: Page, event: string, names: readonly string[]): Promise<void> {
  await openForm(page, event)
  await addPeople(page, names)
  await fillContact(page)
  await button(page, 'Register').click()
}

test('A family of three registers, shows tickets, and one attendee is removed', async ({ page, baseURL }) => {
  const event = await newEvent(baseURL)
  await openApp(page, `/event-detail/${event}`)
  await expect(shownPage(page).getByText('50 of 50 seats left')).toBeVisible()
  await shownPage(page).getByRole('link', { name: 'Register' }).filter({ visible: true }).click()
  await addPeople(page, ['Meena', 'Imli', 'Chiku'])
  await expect(shownPage(page).getByRole('heading', { name: '3 tickets' })).toBeVisible()
  await fillContact(page)
  await button(page, 'Register').click()
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  for (const name of ['Meena', 'Imli', 'Chiku'])
    await expect(shownPage(page).getByRole('img', { name: `Ticket QR code of ${name}` })).toBeVisible()
  await expect(shownPage(page).getByText(/^Ticket number [0-9a-v]{20}$/)).toHaveCount(3)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    shownPage(page).getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/\.pdf$/)
  await button(page, 'Cancel seat of Chiku').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel seat', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shownPage(page).getByText('Chiku')).toHaveCount(0)
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Imli' })).toBeVisible()
  await openApp(page, '/my-tickets')
  await expect(shownPage(page).getByText('2 seats')).toBeVisible()
})

test('A paid ticket is reserved, paid, and issued', onPhone, async ({ page, baseURL }) => {
  const event = await newEvent(baseURL, {
    ticket_types: [
      { label: 'Adult', price: 200, min_age: 16, seats_per_ticket: 1 },
      { label: 'Child', price: 100, max_age: 15, seats_per_ticket: 1 },
    ],
  })
  await openForm(page, event)
  await addPeople(page, ['Meena', 'Imli'])
  await person(page, 'Meena').getByRole('textbox', { name: 'Age' }).fill('40')
  await person(page, 'Imli').getByRole('textbox', { name: 'Age' }).fill('9')
  await expect(person(page, 'Imli').getByRole('radio', { name: /^Child/ })).toBeChecked()
  await fillContact(page)
  await button(page, 'Register and pay ₹300').click()
  const sheet = page.getByRole('dialog', { name: 'Payment' })
  await sheet.getByRole('button', { name: 'Pay ₹300' }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Pay ₹300' }).click()
  await page.waitForURL('**/registration/**')
  await expectAwake(page)
  await expect(sheet.getByRole('heading', { level: 3, name: 'Payment successful' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Imli' })).toBeVisible()
})

test('Errors are named at their fields, and a reload loses nothing', onPhone, async ({ page, baseURL }) => {
  const event = await newEvent(baseURL, {
    ticket_types: [{ label: 'Grown-up', price: 0, min_age: 16, seats_per_ticket: 1 }],
    questions: [{ label: 'Any food to avoid?', answer_type: 'text', is_required: 1 }],
  })
  await openForm(page, event)
  await button(page, 'Register').click()
  await expect(field(page, 'Full name')).toBeFocused()
  await field(page, 'Full name').fill('Imli')
  await field(page, 'Age').fill('9')
  await button(page, 'Register').click()
  await expect(field(page, 'Age')).toHaveAccessibleDescription('Grown-up is for ages 16 and above')
  await field(page, 'Any food to avoid?').fill('Groundnut')
  await expectAccessibleInEveryLight(page)
  await page.reload()
  await expectAwake(page)
  await expect(field(page, 'Full name')).toHaveValue('Imli')
  await expect(field(page, 'Any food to avoid?')).toHaveValue('Groundnut')
})

test('Signed-in people see their tickets on another device', onDesktop, async ({ page, baseURL }) => {
  await signIn(page.request, systemManager)
  const event = await newEvent(baseURL)
  await registerFamily(page, event, ['Meena'])
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  const answer = await page.request.get(`/api/resource/Mela Event/${event}`)
  const { data }: { data: { title: string } } = await answer.json()
  await page.evaluate(() => localStorage.clear())
  await openApp(page, '/events')
  await shownPage(page).getByRole('link', { name: 'My tickets' }).click()
  await expectArrived(page, 'My tickets')
  await shownPage(page).getByRole('link', { name: data.title }).click()
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Meena' })).toBeVisible()
})

test('A removed attendee can be restored', onDesktop, async ({ page, baseURL }) => {
  await openForm(page, await newEvent(baseURL))
  await addPeople(page, ['Meena', 'Imli'])
  await button(page, 'Remove Imli').click()
  await expect(person(page, 'Imli')).toHaveCount(0)
  await expect(button(page, 'Add attendee')).toBeFocused()
  await button(page, 'Undo').click()
  await expect(person(page, 'Imli')).toBeVisible()
})

test(
  'A full event offers the waiting list, and a free seat is offered',
  onPhone,
  async ({ page, baseURL }) => {
    const event = await newEvent(baseURL, { capacity: 1 })
    await registerFamily(page, event, ['Meena'])
    await expect(heading(page, 'Registration confirmed')).toBeVisible()
    const first = page.url()
    await openForm(page, event)
    await expect(shownPage(page).getByText('This event is fully booked.')).toBeVisible()
    await addPeople(page, ['Selvi'])
    await fillContact(page)
    await button(page, 'Join waiting list').click()
    await expect(heading(page, 'You’re on the waiting list')).toBeVisible()
    await expect(shownPage(page).getByText(/^You’re number 1 on the waiting list/)).toBeVisible()
    const second = page.url()
    await openApp(page, new URL(first).pathname)
    await button(page, 'Cancel registration').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click()
    await expect(heading(page, 'Registration cancelled')).toBeVisible()
    await openApp(page, new URL(second).pathname)
    await expect(heading(page, 'Seats are available for you')).toBeVisible({ timeout: 30_000 })
    await expect(shownPage(page).getByRole('timer')).toContainText('Time left:')
    await button(page, 'Accept seats').click()
    await expect(heading(page, 'Registration confirmed')).toBeVisible()
  },
)

test('A registration is changed while it is open', onDesktop, async ({ page, baseURL }) => {
  await registerFamily(page, await newEvent(baseURL), ['Meena', 'Imli'])
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await button(page, 'Edit registration').click()
  await person(page, 'Imli').getByRole('textbox', { name: 'Full name' }).fill('Imli Rao')
  await button(page, 'Add attendee').click()
  await person(page, 'Attendee 3').getByRole('textbox', { name: 'Full name' }).fill('Chiku')
  await button(page, 'Save changes').click()
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Imli Rao' })).toBeVisible()
  await expect(shownPage(page).getByRole('img', { name: 'Ticket QR code of Chiku' })).toBeVisible()
})

test.describe('With refusals and lost connections', () => {
  test.use({ mayComplain: true })

  test('A form that closes while it is filled in keeps the input', onPhone, async ({ page, baseURL }) => {
    const event = await newEvent(baseURL)
    await openForm(page, event)
    await addPeople(page, ['Meena'])
    await fillContact(page)
    await changeEvent(baseURL, event, { registration_end_date: day(-1) })
    await button(page, 'Register').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Registration has just closed')
    await expect(field(page, 'Full name')).toHaveValue('Meena')
  })

  test(
    'Without a connection nothing is lost, and it is sent once',
    onPhone,
    async ({ page, context, baseURL }) => {
      await openForm(page, await newEvent(baseURL))
      await addPeople(page, ['Meena'])
      await fillContact(page)
      await context.setOffline(true)
      await button(page, 'Register').click()
      await expect(shownPage(page).getByRole('alert')).toContainText('You’re offline')
      await context.setOffline(false)
      await button(page, 'Register').click()
      await expect(heading(page, 'Registration confirmed')).toBeVisible()
    },
  )

  test('An invalid link says so', onPhone, async ({ page }) => {
    await openApp(page, '/registration/nothing-at-all')
    await expect(shownPage(page).getByText('Registration not found')).toBeVisible()
  })
})

test('Registration on another site is followed there', onPhone, async ({ page, baseURL }) => {
  const event = await newEvent(baseURL, {
    registration_link: 'https://tickets.example.org/lamps',
    registration_label: 'Book a lamp',
  })
  await openForm(page, event)
  await expect(shownPage(page).getByRole('link', { name: /^Book a lamp/ })).toHaveAttribute(
    'href',
    'https://tickets.example.org/lamps',
  )
})

test(
  'Axe finds no violation on form, tickets and list, in a narrow window too',
  onPhone,
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await registerFamily(page, await newEvent(baseURL), ['Meena', 'Imli'])
    await expectNoSidewaysScroll(page)
    await expect(heading(page, 'Registration confirmed')).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Cancel registration').click()
    await expectAccessibleInEveryLight(page)
    await page.keyboard.press('Escape')
    await openApp(page, '/my-tickets')
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
  },
)
