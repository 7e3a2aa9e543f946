import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { deskColours, makeDocument, openBooth, saveButton, boothType, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, signIn, systemManager } from './support/wire.ts'

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()

async function openBooths(page: Page, count: number): Promise<string[]> {
  await signIn(page.request, systemManager)
  const word = unique('Row')
  const names = Array.from({ length: count }, (_, place) => `${word} ${place + 1}`)
  for (const name of names) await makeDocument(page, boothType, { name })
  await page.goto(`/desk/fixture-booth?q=${encodeURIComponent(word)}`)
  return names
}

async function build(request: APIRequestContext, name: string): Promise<void> {
  const data = { doctype: boothType, name, action: 'Build' }
  const headers = await csrfHeaders(request)
  const answer = await request.post('/api/method/mela.desk.apply_transition', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.describe('With many documents at once', () => {
  test.use({ mayComplain: true })

  test(
    'A transition is applied where allowed, and the rest are listed with reasons',
    onDesktop,
    async ({ page }) => {
      const [first = '', second = '', third = ''] = await openBooths(page, 3)
      await build(page.request, third)
      await page.reload()
      await expect(page.getByRole('row', { name: third })).toContainText('built')
      for (const name of [first, second, third]) await choose(page, name)
      await expect(chosen(page).getByRole('button', { name: 'Pack up (1 of 3)' })).toBeVisible()
      await chosen(page).getByRole('button', { name: 'Build (2 of 3)' }).click()
      const question = page.getByRole('dialog', { name: 'Build: 2 documents?' })
      await expect(question).toContainText(
        "The status changes to built. 1 other selected document isn't changed.",
      )
      await expectAccessibleInEveryLight(page, deskColours)
      await build(page.request, first)
      await question.getByRole('button', { name: 'Build' }).click()
      const left = question.getByRole('alert')
      await expect(left).toContainText("1 document wasn't changed:")
      await expect(toast(page, '1 document changed to built')).toBeVisible()
      await left.getByRole('link', { name: first }).click()
      await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    },
  )
})

test('All selected documents move one state on, and the selection is cleared', onPhone, async ({ page }) => {
  const names = await openBooths(page, 2)
  for (const name of names) await choose(page, name)
  await chosen(page).getByRole('button', { name: 'Build', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Build: 2 documents?' })
  await question.getByRole('button', { name: 'Build' }).click()
  await expect(toast(page, '2 documents changed to built')).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('built')
})

test(
  'A table wider than the screen scrolls inside itself with its header visible',
  onDesktop,
  async ({ page }) => {
    const [name = ''] = await openBooths(page, 1)
    const columns = 'motto,neighbour,state,owner,modified_by,creation'
    await page.goto(`${page.url()}&columns=${columns}`)
    const created = page.getByRole('columnheader', { name: 'Created', exact: true })
    await created.scrollIntoViewIfNeeded()
    await expect(created).toBeInViewport()
    await expect(page.getByRole('link', { name })).toBeInViewport()
    await expectNoSidewaysScroll(page)
  },
)

test.describe('When a transition is refused', () => {
  test.use({ mayComplain: true })

  test('The reason is shown at its field until the field changes', onPhone, async ({ page }) => {
    await openBooth(page)
    const refusal = { exc_type: 'ValidationError', code: 'fixture.no_motto', field: 'motto' }
    const words = JSON.stringify([JSON.stringify({ message: 'A stall needs a motto' })])
    await page.route('**/mela.desk.apply_transition', (route) =>
      route.fulfill({ status: 417, json: { ...refusal, _server_messages: words } }),
    )
    await page.getByRole('button', { name: 'Build' }).click()
    const errorText = page.getByText('A stall needs a motto')
    await expect(errorText).toBeVisible()
    await page.getByRole('textbox', { name: 'Motto' }).fill('Lamps')
    await expect(errorText).toHaveCount(0)
  })
})

test('A transition right after a save waits for the save', onDesktop, async ({ page }) => {
  await openBooth(page)
  let release = () => undefined
  const held = new Promise<void>((resolve) => {
    release = () => void resolve()
  })
  await page.route('**/api/resource/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const answer = await route.fetch()
    await held
    return route.fulfill({ response: answer })
  })
  await page.getByRole('textbox', { name: 'Motto' }).fill('Sweets and more')
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await saveButton(page).click()
  await saved
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  release()
  await expect(page.getByText('built', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Motto' })).toHaveValue('Sweets and more')
})
