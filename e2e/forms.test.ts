import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, rowsOf, signIn, systemManager } from './support/wire.ts'

const path = '/new/volunteer-interest'
const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) =>
  shownPage(page).getByRole('heading', { level: 1, name, exact: true })
const goOn = (page: Page) => button(page, 'Save and go on').click()

/** Phone numbers tell people apart, and one person sends a form once. */
const newNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

async function fillFirstStep(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').fill(name)
  await field(page, 'Phone').fill(newNumber())
  await goOn(page)
  await expect(heading(page, 'How you would help')).toBeFocused()
}

async function chooseArea(page: Page, area: string): Promise<void> {
  await shownPage(page).getByRole('combobox', { name: 'Where' }).fill(area.slice(0, 4))
  await shownPage(page).getByRole('option', { name: area }).click()
}

async function addTime(page: Page, day: string): Promise<void> {
  await shownPage(page)
    .getByRole('link', { name: /^Add a/ })
    .click()
  await expect(heading(page, 'When you are free')).toBeFocused()
  await shownPage(page).getByRole('radio', { name: day }).check()
  await shownPage(page).getByLabel('From', { exact: true }).fill('09:00')
  await shownPage(page).getByLabel('Until', { exact: true }).fill('11:30')
  await button(page, 'Add this row').click()
  await expect(heading(page, 'How you would help')).toBeVisible()
  // Until the form stands alone, two pages are there.
  await expect(shownPage(page)).toHaveCount(1)
}

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'a form is filled in step by step, sent once for two taps, changed and taken back',
  onPhone,
  async ({ page, request }) => {
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the kites')
    await chooseArea(page, 'Kite workshop')
    await addTime(page, 'Sunday')
    await addTime(page, 'Monday')
    await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'day' })).toHaveText([
      /Sunday.*9:00/,
      /Monday.*9:00/,
    ])
    await goOn(page)
    await shownPage(page).getByLabel('Photo: Choose a picture').setInputFiles(picture)
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await button(page, 'Send').dblclick()
    await expect(heading(page, 'Thank you')).toBeFocused()
    const number = await shownPage(page).locator('.receipt-number').innerText()

    await button(page, 'Change what I sent').click()
    await field(page, 'Full name').fill('Meena of the lamps')
    await goOn(page)
    await goOn(page)
    await button(page, 'Save the change').click()
    await expect(heading(page, 'Your change is saved')).toBeFocused()
    await signIn(request, systemManager)
    const kept = () =>
      rowsOf(request, {
        doctype: 'Volunteer Interest',
        fields: ['name', 'full_name'],
        filters: [['name', '=', number]],
      })
    expect(await kept()).toEqual([{ name: number, full_name: 'Meena of the lamps' }])

    await page.reload()
    await expect(shownPage(page).getByText(number)).toBeVisible()
    await button(page, 'Take it back').click()
    await button(page, 'Yes, take it back').click()
    await expect(shownPage(page).getByText(number)).toHaveCount(0)
    expect(await kept()).toEqual([])
  },
)

test('what is needed is named beside its field and above them all', async ({ page }) => {
  await openApp(page, path)
  await goOn(page)
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is needed')
  await expect(shownPage(page).getByRole('alert')).toContainText('Please look at 2 things once more')
  await button(page, 'Phone is needed').click()
  await expect(field(page, 'Phone')).toBeFocused()
  await field(page, 'Phone').fill('12')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/^This does not look like a phone number/)
  await expectAccessibleInEveryLight(page)
})

test('a field that another one asks for appears, and is needed then', onPhone, async ({ page }) => {
  await openApp(page, path)
  await expect(field(page, 'School')).toHaveCount(0)
  await shownPage(page).getByLabel('I go to school').check()
  await goOn(page)
  await expect(field(page, 'School')).toHaveAccessibleDescription('School is needed')
})

test(
  'what was typed survives a reload, step and rows and all, and can be begun anew',
  onPhone,
  async ({ page }) => {
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the reload')
    await addTime(page, 'Friday')
    await page.reload()
    await expect(shownPage(page).getByText('You go on where you left off.')).toBeVisible()
    await expect(heading(page, 'How you would help')).toBeVisible()
    await expect(shownPage(page).getByText('Friday')).toBeVisible()
    await button(page, 'Start anew').click()
    await expect(field(page, 'Full name')).toHaveValue('')
  },
)

test('without JavaScript the form reads, and says what it needs', onPhone, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Be a Volunteer' })).toBeVisible()
  await expect(page.getByText(/^Tell us how you would like to help/)).toBeVisible()
  await expect(page.getByText(/please allow JavaScript/)).toBeVisible()
  await context.close()
})

for (const [width, where] of [
  [320, onPhone],
  [390, onPhone],
  [1280, onDesktop],
] as const) {
  test(`every step stands in ${width} pixels and is accessible`, where, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the small screen')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await chooseArea(page, 'Kitchen')
    await addTime(page, 'Sunday')
    await expectAccessible(page)
    await goOn(page)
    await expect(heading(page, 'About you')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

/** Somebody who helps, with no right of her own to any form. */
async function newVolunteer(request: APIRequestContext): Promise<typeof systemManager> {
  const mark = randomUUID().slice(0, 8)
  const person = { usr: `chitra.${mark}@house.example`, pwd: `lamp reed drum ${mark}` }
  const data = { email: person.usr, full_name: 'Chitra', user_type: 'Website User', new_password: person.pwd }
  const headers = await csrfHeaders(request)
  const answer = await request.post('/api/resource/User', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return person
}

/** A form for people who are signed in, which says something itself. */
async function formOfOurs(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/resource/Web%20Form', {
    headers: await csrfHeaders(request),
    data: {
      ...{
        title: 'A stall for a day',
        route: `stall-${randomUUID().slice(0, 8)}`,
        doc_type: 'Contact Message',
      },
      ...{
        published: 1,
        login_required: 1,
        allow_incomplete: 1,
        button_label: 'Send',
        success_title: 'Thank you',
      },
      web_form_fields: [
        { fieldname: 'username', label: 'Name of the stall' },
        { fieldname: 'subject', label: 'Goes to', read_only: 1, default: 'The store' },
        {
          fieldtype: 'HTML',
          options: '<p>Please bring <b>a cloth of your own</b>.</p><script>void 0</script>',
        },
        { fieldtype: 'Page Break', label: 'What you bring' },
        { fieldname: 'mailid', label: 'Email' },
        { fieldname: 'message', label: 'What you sell' },
      ],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data }: { data: { name: string } } = await answer.json()
  return data.name
}

test(
  'who is signed in goes on with a form on another device, and sends it from there',
  onPhone,
  async ({ page, request, browser }) => {
    await signIn(request, systemManager)
    const route = await formOfOurs(request)
    const stall = `Stall ${route}`
    await signIn(page.request, await newVolunteer(request))
    await openApp(page, `/new/${route}`)
    await field(page, 'Name of the stall').fill(stall)
    const isKept = page.waitForResponse(
      (answer) => answer.url().includes('mela.forms.save_draft') && answer.ok(),
    )
    await goOn(page)
    await isKept

    const cookies = await page.context().cookies()
    const elsewhere = await browser.newContext({ storageState: { cookies, origins: [] } })
    const other = await elsewhere.newPage()
    await openApp(other, `/new/${route}`)
    await expect(shownPage(other).getByText('You go on where you left off.')).toBeVisible()
    await expect(field(other, 'Name of the stall')).toHaveValue(stall)
    await expect(shownPage(other).getByRole('term').filter({ hasText: 'Goes to' })).toBeVisible()
    await expect(shownPage(other).getByRole('definition')).toHaveText('The store')
    await expect(field(other, 'Goes to')).toHaveCount(0)
    await expect(shownPage(other).getByText('a cloth of your own')).toHaveJSProperty('tagName', 'B')
    await expectAccessible(other)
    await goOn(other)
    await field(other, 'Email').fill('stall@letters.example')
    await field(other, 'What you sell').fill('Kites and kolam powder')
    await button(other, 'Send').click()
    await expect(heading(other, 'Thank you')).toBeFocused()
    await elsewhere.close()

    const filters = [['username', '=', stall]] as const
    const fields = ['subject', 'message', 'owner']
    expect(await rowsOf(request, { doctype: 'Contact Message', fields, filters })).toEqual([
      { subject: 'The store', message: 'Kites and kolam powder', owner: expect.stringMatching(/^USR-/) },
    ])
  },
)

/** More than two pieces of it travel: noise does not get smaller. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1000, height: 1000, channels: 3, background: 'white', noise } as const
  return sharp({ create }).png().toBuffer()
}

test.describe('when something does not go through', () => {
  test.use({ mayComplain: true })

  test('an unknown form says so', onPhone, async ({ page }) => {
    await page.goto('/new/no-such-form')
    await expect(page.getByRole('heading', { name: 'This stall has moved on' }).first()).toBeVisible()
  })

  test('offline it is kept, and goes out once with the connection', onPhone, async ({ page, context }) => {
    await openApp(page, '/new/enquiry')
    await shownPage(page).getByRole('textbox').nth(0).fill('Revathi')
    await shownPage(page).getByRole('textbox').nth(1).fill('revathi@letters.example')
    await shownPage(page).getByRole('radio', { name: 'Events' }).check()
    await shownPage(page).getByRole('textbox').last().fill('May I bring my harmonium?')
    await context.setOffline(true)
    await button(page, 'Send').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('Everything is kept on this device')
    await context.setOffline(false)
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeFocused()
    await expect(shownPage(page).getByText('Your number')).toBeVisible()
  })

  test('a large file that loses the network half-way goes on where it stopped', onPhone, async ({ page }) => {
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the long way')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    const pieces: number[] = []
    await page.route(/\/api\/upload\/./, (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.continue()
      pieces.push(Number(request.headers()['upload-offset']))
      return pieces.length === 2 ? route.abort('internetdisconnected') : route.continue()
    })
    const large = { ...picture, name: 'large.png', buffer: await largePicture() }
    await shownPage(page).getByLabel('Photo: Choose a picture').setInputFiles(large)
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    const [first, lost, again] = pieces
    expect(first).toBe(0)
    expect(lost).toBeGreaterThan(0)
    expect(again).toBe(lost)
  })

  test('a file that did not arrive is tried again', onDesktop, async ({ page }) => {
    await openApp(page, path)
    await fillFirstStep(page, 'Meena of the lost file')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    await page.route(/upload_file/, (route) => route.fulfill({ status: 503, json: {} }))
    await shownPage(page).getByLabel('Photo: Choose a picture').setInputFiles(picture)
    await expect(shownPage(page).getByRole('alert')).toContainText('me.png did not arrive')
    await page.unroute(/upload_file/)
    await button(page, 'Try again').click()
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await button(page, 'Remove me.png').click()
    await expect(shownPage(page).getByLabel('Photo: Choose a picture')).toBeAttached()
  })
})
