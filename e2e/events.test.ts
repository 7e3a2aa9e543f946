import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectArrived, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { nameOf, rowsOf } from './support/wire.ts'

const kiteMorning = 'Kite and kolam morning'
const beachCleanUp = 'Beach clean-up at Besant Nagar'

const siteDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function openEvent(page: Page, title: string): Promise<string> {
  const name = await nameOf(page.request, 'Asha Event', title)
  await openApp(page, `/event-detail/${name}`)
  await expectArrived(page, title)
  return name
}

test('The list shows events that are not over, by date, grouped by month', onPhone, async ({ page }) => {
  const rows = await rowsOf(page.request, {
    doctype: 'Asha Event',
    fields: ['title', 'start_date'],
    filters: [['end_date', '>=', siteDay()]],
  })
  const coming = rows.map(({ title, start_date }) => ({ title: String(title), start: String(start_date) }))
  await openApp(page, '/events')
  const titles = await shownPage(page).getByRole('heading', { level: 3 }).allInnerTexts()
  const starts = titles.map((title) => coming.find((event) => event.title === title)?.start)
  expect(titles.toSorted()).toEqual(coming.map(({ title }) => title).toSorted())
  expect(starts).toEqual(starts.toSorted())
  const months = await shownPage(page).getByRole('heading', { level: 2 }).allInnerTexts()
  const known = new Set(starts.map((start) => monthOf(start ?? '')))
  expect(months.filter((month) => known.has(month))).toEqual([...known])
})

function monthOf(day: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-IN', options).format(new Date(`${day}T00:00:00Z`))
}

test(
  'An event shows its date, hours in its own time zone, venue, seats and registration deadline',
  onPhone,
  async ({ page }) => {
    await openEvent(page, kiteMorning)
    const shown = shownPage(page)
    await expect(shown.getByText(/^Sunday,? \d+ \w+, 7:00.am to 10:30.am$/)).toBeVisible()
    await expect(shown.getByText('India time')).toBeVisible()
    await expect(shown.getByText('Elliot’s sands, north end, Besant Nagar')).toBeVisible()
    await expect(shown.getByText(/^\d+ of 120 seats left$/)).toBeVisible()
    await expect(shown.getByText(/^Register by Friday,? \d+ \w+$/)).toBeVisible()
  },
)

test("The event's calendar file holds its times", onDesktop, async ({ page }) => {
  const name = await openEvent(page, kiteMorning)
  const download = page.waitForEvent('download')
  await shownPage(page).getByRole('link', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toContain(`SUMMARY:${kiteMorning}`)
  expect(text).toMatch(/DTSTART:\d{8}T013000Z\r\n/)
  expect(text).toMatch(/DTEND:\d{8}T050000Z\r\n/)
})

test('An event past its registration deadline says so', onPhone, async ({ page }) => {
  await openEvent(page, 'An afternoon at the wheel')
  await expect(shownPage(page).getByText('Registration closed').filter({ visible: true })).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: 'Register' })).toHaveCount(0)
})

test('A past event says so and shows neither seats nor calendar', onPhone, async ({ page }) => {
  const filters = [['end_date', '<', siteDay()]] as const
  const [past] = await rowsOf(page.request, { doctype: 'Asha Event', fields: ['title'], filters })
  await openEvent(page, String(past?.['title']))
  const shown = shownPage(page)
  await expect(shown.getByText('This event has ended').filter({ visible: true })).toHaveCount(2)
  await expect(shown.getByText(/seats? left/)).toHaveCount(0)
  await expect(shown.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})

test('Registration on this site opens its form', onDesktop, async ({ page }) => {
  const name = await openEvent(page, kiteMorning)
  await shownPage(page).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(`/event-registration-form/${name}`)
})

test.describe('Registration on another site', () => {
  test.beforeEach(async ({ context }) => {
    const hello = '<!doctype html><title>Partner</title><h1>The shore group</h1>'
    await context.route(/example\.org/, (route) => route.fulfill({ contentType: 'text/html', body: hello }))
  })

  test('Opens in a sandboxed window when the settings trust its host', onPhone, async ({ page }) => {
    await openEvent(page, beachCleanUp)
    const opener = shownPage(page).getByRole('link', { name: /^Register with the shore group/ })
    await opener.click()
    const modal = page.locator('ion-modal')
    await expect(page.getByRole('dialog', { name: 'Page from partner.example.org' })).toBeVisible()
    const frame = modal.locator('iframe')
    await expect(frame.contentFrame().getByRole('heading', { name: 'The shore group' })).toBeVisible()
    const power = (await frame.getAttribute('sandbox'))?.split(' ')
    expect(power).not.toContain('allow-top-navigation')
    const size = await frame.boundingBox()
    const window = page.viewportSize()
    expect(size?.width).toBe(window?.width)
    expect(Math.round(size?.height ?? 0)).toBe(Math.round((window?.height ?? 0) * 0.9))
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\/event-detail\//)
  })

  test("Closes with the browser's back button, and the event stays open", onPhone, async ({ page }) => {
    const name = await openEvent(page, beachCleanUp)
    await shownPage(page)
      .getByRole('link', { name: /^Register with the shore group/ })
      .click()
    const modal = page.locator('ion-modal')
    await expect(modal.locator('iframe')).toBeVisible()
    await page.goBack()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(`/event-detail/${name}`)
  })

  test('Opens a new tab when the settings do not trust its host', onDesktop, async ({ page }) => {
    await page.route(/\/api\/resource\/Asha%20Event\/EVT-/, async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const registration_link = 'https://pictures.example.org/register'
      await route.fulfill({ response: answer, json: { data: { ...data, registration_link } } })
    })
    await openApp(page, '/events')
    await shownPage(page).getByRole('link', { name: beachCleanUp }).click()
    const tab = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^Register with the shore group/ }).click()
    expect(new URL((await tab).url()).host).toBe('pictures.example.org')
    await expect(page.locator('ion-modal')).toHaveCount(0)
  })
})
