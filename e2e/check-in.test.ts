import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import {
  expectArrived,
  expectAwake,
  expectNoSidewaysScroll,
  openApp,
  shownPage,
  openMenu,
} from './support/app.ts'
import { makeDocument, unique } from './support/desk.ts'
import { expect, onPhone, test } from './support/test.ts'
import { office, parent, rowsOf, signIn } from './support/wire.ts'

test.use({ serviceWorkers: 'allow', mayComplain: true })

interface Ticket {
  full_name: string
  code: string
}

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

const answerOf = async <Answer>(
  request: APIRequestContext,
  method: string,
  data: object,
): Promise<Answer> => {
  const answer = await request.post(`/api/method/mela.${method}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { message }: { message: Answer } = await answer.json()
  return message
}

async function ticketsFor(guest: APIRequestContext, event: string, names: string[]): Promise<Ticket[]> {
  const { token } = await answerOf<{ token: string }>(guest, 'events.register', {
    ...{ event, contact_name: 'Lakshmi', phone: `+9198${String(Date.now()).slice(-8)}` },
    attendees: names.map((full_name) => ({ full_name })),
    idempotency_key: randomUUID(),
  })
  return answerOf<Ticket[]>(guest, 'tickets.get_tickets', { token })
}

async function scan(page: Page, text: string): Promise<void> {
  const field = shownPage(page).getByRole('textbox', { name: 'Ticket' })
  await field.fill(text)
  await field.press('Enter')
}

const expectText = (page: Page, words: string | RegExp) =>
  expect(shownPage(page).getByText(words)).toBeVisible()

async function rememberApp(page: Page): Promise<void> {
  await shownPage(page).getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

test('Check-in staff see events in their own language', onPhone, async ({ page, baseURL }) => {
  await signIn(page.request, office)
  await page.context().addCookies([{ name: 'preferred_language', value: 'hi', url: baseURL ?? '' }])
  await openApp(page, '/check-in')
  await expect(shownPage(page).getByRole('link', { name: /पाट्टी की कहानियों का घेरा/ })).toBeVisible()
})

test(
  'Check-in staff admit and refuse tickets, work offline, and sync when the network is back',
  onPhone,
  async ({ page, context, request }) => {
    await signIn(page.request, office)
    const title = unique('Kites')
    const event = { title, start_date: today(), published: 1, venue: 'School ground' }
    const kites = await makeDocument(page, 'Mela Event', event)
    const lamps = await makeDocument(page, 'Mela Event', { ...event, title: unique('Lamps') })
    const [asha, ravi] = await ticketsFor(request, kites, ['Asha Raman', 'Ravi Raman'])
    const [lamp] = await ticketsFor(request, lamps, ['Kavin'])
    if (!asha || !ravi || !lamp) throw new Error('A family has no tickets')

    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Check-in' }).click()
    await expectArrived(page, 'Check-in')
    await rememberApp(page)
    await shownPage(page).getByRole('link', { name: title }).click()
    await expectText(page, '0 of 2 checked in')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await scan(page, asha.code)
    await expectText(page, 'Asha Raman can go in.')
    await expectText(page, '1 of 2 checked in')
    await scan(page, asha.code)
    await expectText(page, /^Asha Raman checked in at/)
    await scan(page, lamp.code)
    await expectText(page, 'Wrong event')
    await scan(page, `${asha.code.slice(0, -20)}${'A'.repeat(20)}`)
    await expectText(page, 'We didn’t issue this ticket. Don’t let anyone in with it.')
    await scan(page, 'https://asha.example')
    await expectText(page, 'Not a ticket')
    await expectText(page, 'All check-ins synced')

    await context.setOffline(true)
    await page.reload()
    await expectAwake(page)
    await expectText(page, '1 of 2 checked in')
    await expectText(page, /^Offline\./)
    await scan(page, ravi.code)
    await expectText(page, 'Ravi Raman can go in.')
    await expectText(page, /1 check-in to sync/)
    await shownPage(page).getByRole('button', { name: 'Undo' }).click()
    await expectText(page, 'The last entry of Ravi Raman no longer counts.')
    await expectText(page, '1 of 2 checked in')
    await shownPage(page).getByRole('searchbox', { name: 'Search by name' }).fill('ravi')
    await shownPage(page).getByRole('button', { name: 'Check in Ravi Raman' }).click()
    await expectText(page, '2 of 2 checked in')
    await expectText(page, /3 check-ins to sync/)

    await context.setOffline(false)
    await expectText(page, /All check-ins synced/)
    const marks = await rowsOf(page.request, {
      doctype: 'Check-in Mark',
      fields: ['kind'],
      filters: [['event', '=', kites]],
    })
    expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['in', 'in', 'in', 'undo'])
  },
)

test('A guest is asked to sign in', onPhone, async ({ page }) => {
  await openApp(page, '/check-in')
  await expectText(page, 'Sign in to check in attendees')
  await expectAccessible(page)
})

test(
  'Check-in staff find the check-in in their account, and a parent does not',
  onPhone,
  async ({ page }) => {
    const checkInLink = shownPage(page).getByRole('link', { name: /^Check-in/ })
    await signIn(page.request, parent)
    await openApp(page, '/tabs/my-profile')
    await expect(
      shownPage(page)
        .getByRole('link', { name: /^My tickets/ })
        .first(),
    ).toBeVisible()
    await expect(checkInLink).toHaveCount(0)
    await signIn(page.request, office)
    await openApp(page, '/tabs/my-profile')
    await expectAccessible(page)
    await checkInLink.click()
    await expectArrived(page, 'Check-in')
  },
)
