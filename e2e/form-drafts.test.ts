import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { openApp, shownPage } from './support/app.ts'
import {
  button,
  chooseArea,
  field,
  fillFirstStep,
  goOn,
  heading,
  picture,
  volunteerForm,
} from './support/forms.ts'
import { changeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, rowsOf, signIn, systemManager } from './support/wire.ts'

async function newVolunteer(request: APIRequestContext): Promise<typeof systemManager> {
  const mark = randomUUID().slice(0, 8)
  const person = { usr: `chitra.${mark}@house.example`, pwd: `lamp reed drum ${mark}` }
  const data = { email: person.usr, full_name: 'Chitra', user_type: 'Website User', new_password: person.pwd }
  const headers = await csrfHeaders(request)
  const answer = await request.post('/api/resource/User', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return person
}

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
  'A signed-in person continues a form on another device and sends it there',
  onPhone,
  async ({ page, request, browser }) => {
    await signIn(request, systemManager)
    const route = await formOfOurs(request)
    const boothName = `Stall ${route}`
    await signIn(page.request, await newVolunteer(request))
    await openApp(page, `/new/${route}`)
    await field(page, 'Name of the stall').fill(boothName)
    const draftSaved = page.waitForResponse(
      (answer) => answer.url().includes('mela.forms.save_draft') && answer.ok(),
    )
    await goOn(page)
    await draftSaved

    const cookies = await page.context().cookies()
    const elsewhere = await browser.newContext({ storageState: { cookies, origins: [] } })
    const other = await elsewhere.newPage()
    await openApp(other, `/new/${route}`)
    await expect(shownPage(other).getByText('Your saved answers are back.')).toBeVisible()
    await expect(field(other, 'Name of the stall')).toHaveValue(boothName)
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

    const filters = [['username', '=', boothName]] as const
    const fields = ['subject', 'message', 'owner']
    expect(await rowsOf(request, { doctype: 'Contact Message', fields, filters })).toEqual([
      { subject: 'The store', message: 'Kites and kolam powder', owner: expect.stringMatching(/^USR-/) },
    ])
  },
)

/** A file of more than two chunks: noise does not compress. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1000, height: 1000, channels: 3, background: 'white', noise } as const
  return sharp({ create }).png().toBuffer()
}

test.describe('When something fails', () => {
  test.use({ mayComplain: true })

  test('An unknown form says so', onPhone, async ({ page }) => {
    await page.goto('/new/no-such-form')
    await expect(page.getByRole('heading', { name: 'Page not found' }).first()).toBeVisible()
  })

  test(
    'An offline form is saved, and sent once when the connection is back',
    onPhone,
    async ({ page, context }) => {
      await openApp(page, '/new/enquiry')
      await shownPage(page).getByRole('textbox').nth(0).fill('Revathi')
      await shownPage(page).getByRole('textbox').nth(1).fill('revathi@letters.example')
      await shownPage(page).getByRole('radio', { name: 'Events' }).check()
      await shownPage(page).getByRole('textbox').last().fill('May I bring my harmonium?')
      await context.setOffline(true)
      await button(page, 'Send').click()
      await expect(shownPage(page).getByRole('alert')).toContainText('Your answers are saved on this device')
      await context.setOffline(false)
      await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeFocused()
      await expect(shownPage(page).getByText('Your reference number')).toBeVisible()
    },
  )

  test(
    'A form that closes while it is filled in, with an expired draft, loses no input',
    onPhone,
    async ({ page }) => {
      await signIn(page.request, systemManager)
      const name = await formOfOurs(page.request)
      await page.route(/mela\.forms\.save_draft/, (route) =>
        route.fulfill({ json: { message: { draft: 'gone-by-now' } } }),
      )
      await openApp(page, `/new/${name}`)
      await field(page, 'Name of the stall').fill('Lamps')
      await goOn(page)
      await field(page, 'Email').fill('lamps@letters.example')
      await field(page, 'What you sell').fill('Lamps of clay')
      const form = { doctype: 'Web Form', name }
      await changeDocument(page, form, { closes_on: '2020-01-01 10:00:00' })
      await button(page, 'Send').click()
      await expect(shownPage(page).getByRole('heading', { name: 'This form is closed' })).toBeVisible()
      await expect(shownPage(page).getByText('Your answers are saved on this device.')).toBeVisible()
      await expectAccessible(page)
      await button(page, 'See your answers').click()
      await expect(field(page, 'What you sell')).toHaveValue('Lamps of clay')
      await changeDocument(page, form, { closes_on: null })
      await button(page, 'Send').click()
      await expect(heading(page, 'Thank you')).toBeFocused()
    },
  )

  test('A large upload resumes after a lost network', onPhone, async ({ page }) => {
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the long way')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    const chunkSizes: number[] = []
    await page.route(/\/api\/upload\/./, (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.continue()
      chunkSizes.push(Number(request.headers()['upload-offset']))
      return chunkSizes.length === 2 ? route.abort('internetdisconnected') : route.continue()
    })
    const large = { ...picture, name: 'large.png', buffer: await largePicture() }
    await shownPage(page).getByLabel('Photo: Choose photo').setInputFiles(large)
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    const [first, lost, again] = chunkSizes
    expect(first).toBe(0)
    expect(lost).toBeGreaterThan(0)
    expect(again).toBe(lost)
  })

  test('A form with an unfinished upload is not sent, and says so', onPhone, async ({ page }) => {
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the slow line')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/upload_file/, async (route) => {
      await held
      await route.continue()
    })
    await shownPage(page).getByLabel('Photo: Choose photo').setInputFiles(picture)
    await expect(shownPage(page).getByRole('progressbar')).toBeVisible()
    await shownPage(page).getByRole('button', { name: 'Send', exact: true }).click()
    const alert = page.getByRole('alertdialog', { name: 'Alert' })
    await expect(alert).toContainText('Your Image Is Being Upload.!')
    await expect(alert).toContainText('Please wait...!')
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Ok' }).click()
    await expect(alert).toBeHidden()
    release()
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await shownPage(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(heading(page, 'Thank you')).toBeVisible()
  })

  test('A failed upload is retried', onDesktop, async ({ page }) => {
    await openApp(page, volunteerForm)
    await fillFirstStep(page, 'Meena of the lost file')
    await chooseArea(page, 'Kitchen')
    await goOn(page)
    await page.route(/upload_file/, (route) => route.fulfill({ status: 503, json: {} }))
    await shownPage(page).getByLabel('Photo: Choose photo').setInputFiles(picture)
    await expect(shownPage(page).getByRole('alert')).toContainText('me.png wasn’t uploaded')
    await page.unroute(/upload_file/)
    await button(page, 'Try again').click()
    await expect(shownPage(page).getByText('Uploaded')).toBeVisible()
    await button(page, 'Remove me.png').click()
    await expect(shownPage(page).getByLabel('Photo: Choose photo')).toBeAttached()
  })
})
