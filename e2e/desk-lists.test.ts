import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide } from './support/app.ts'
import { changeDocument, deskColours, makeDocument, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test as plain } from './support/test.ts'
import { csrfHeaders, office, rowsOf, signIn, systemManager } from './support/wire.ts'

interface Made {
  makeEvent: (title: string, venue?: string) => Promise<string>
}

async function removeEvents(page: Page, title: string): Promise<void> {
  const filters = [['title', 'like', `${title}%`]] as const
  const headers = await csrfHeaders(page.request)
  for (const { name } of await rowsOf(page.request, { doctype: 'Mela Event', fields: ['name'], filters }))
    await page.request.delete(`/api/resource/Mela%20Event/${String(name)}`, { headers })
}

const test = plain.extend<Made>({
  makeEvent: async ({ page }, use) => {
    const titles = new Set<string>()
    await use((title, venue = 'The office') => {
      titles.add(title)
      const values = { title, start_date: '2031-05-04', published: 0, venue }
      return makeDocument(page, 'Mela Event', values)
    })
    for (const title of titles) await removeEvents(page, title)
  },
})

/** Removes shared views, which would change other journeys' lists. */
async function removeViews(page: Page, title: string): Promise<void> {
  const filters = [['title', 'like', `${title}%`]] as const
  const headers = await csrfHeaders(page.request)
  for (const { name } of await rowsOf(page.request, { doctype: 'Saved View', fields: ['name'], filters }))
    await page.request.post('/api/method/mela.saved_views.delete_view', { headers, data: { name } })
}

const listOf = (title: string): string => `/desk/mela-event?title.contains=${encodeURIComponent(title)}`

const row = (page: Page, title: string) =>
  page.locator('.list-table tbody tr, .list-rows li').filter({ hasText: title })

const shows = (page: Page, range: string) => expect(page.getByText(range, { exact: true })).toBeVisible()

const choose = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected rows' })

const listening = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (line) =>
      line.on('framesent', ({ payload }) => {
        if (/doctype_subscribe.*Mela Event/.test(String(payload))) resolve()
      }),
    )
  })

test("A colleague's change appears in an open list", onDesktop, async ({ page, browser, makeEvent }) => {
  await signIn(page.request, systemManager)
  const title = unique('Realtime')
  const first = await makeEvent(title)
  const isListening = listening(page)
  await page.goto(listOf(title))
  await shows(page, '1–1 of 1')
  await isListening

  const colleague = await browser.newPage()
  await signIn(colleague.request, office)
  await makeDocument(colleague, 'Mela Event', { title: `${title} two`, start_date: '2031-05-04' })
  await shows(page, '1–2 of 2')
  await expect(row(page, `${title} two`)).toHaveClass(/is-fresh/)
  await changeDocument(colleague, { doctype: 'Mela Event', name: first }, { title: `${title} moved` })
  await expect(row(page, `${title} moved`)).toBeVisible()
  await expect(row(page, `${title} two`)).toBeVisible()
  await colleague.close()
})

test(
  'A view is saved, opened first, changed, renamed, deleted and restored',
  onPhone,
  async ({ page, makeEvent }) => {
    await signIn(page.request, systemManager)
    const [title, view] = [unique('Views'), unique('Mine')]
    await makeEvent(`${title} hall`, 'The hall')
    await makeEvent(`${title} tank`, 'The tank')
    await page.goto(`${listOf(title)}&venue.is=The+hall`)
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'View name' }).fill(view)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: `${view} 1` })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/\?view=/)

    await page.getByRole('button', { name: `More actions for ${view}` }).click()
    await page.getByRole('menuitem', { name: 'Set as default view' }).click()
    await page.goto('/desk/mela-event')
    await shows(page, '1–1 of 1')

    await page.getByRole('button', { name: /^Venue is The hall/ }).click()
    await shows(page, '1–2 of 2')
    await page.getByRole('button', { name: `More actions for ${view}` }).click()
    await page.getByRole('menuitem', { name: 'Save changes' }).click()
    await expect(page.getByRole('link', { name: `${view} 2` })).toBeVisible()

    await page.getByRole('button', { name: `More actions for ${view}` }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'View name' }).fill(`${view}, renamed`)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    const renamed = page.getByRole('link', { name: `${view}, renamed 2` })
    await expect(renamed).toHaveAttribute('aria-current', 'page')

    await page.getByRole('button', { name: `More actions for ${view}, renamed` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(renamed).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(renamed).toHaveAttribute('aria-current', 'page')
    await removeViews(page, view)
  },
)

test('A list is exported, whole or selected rows only', onDesktop, async ({ page, makeEvent }) => {
  await signIn(page.request, systemManager)
  const title = unique('Leaving')
  for (const one of ['one', 'two']) await makeEvent(`${title} ${one}`)
  await page.goto(listOf(title))
  await shows(page, '1–2 of 2')

  const exported = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Mela Event .*\.csv$/)
    return (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  }
  const allRows = await exported()
  expect(allRows).toHaveLength(3)
  expect(allRows[0]).toContain('Title')
  await expect(toast(page, '2 rows exported')).toBeVisible()
  await choose(page, `${title} one`)
  expect((await exported()).slice(1)).toEqual([expect.stringContaining(`${title} one`)])
})

test('A person without export permission sees no Export button', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  const headers = await csrfHeaders(page.request)
  const answer = await page.request.post('/api/method/mela.desk.get_types', { headers })
  const { message: types }: { message: { name: string; can_export: boolean; is_single: boolean }[] } =
    await answer.json()
  const notExportable = types.filter((type) => !type.can_export && !type.is_single)
  const [first] = notExportable
  if (!first) throw new Error('The office may export everything')
  await page.goto(`/desk/${first.name.toLowerCase().replaceAll(' ', '-')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0)
})

test('Tags are added to many documents, and filter a list', onDesktop, async ({ page, makeEvent }) => {
  await signIn(page.request, systemManager)
  const [title, tag] = [unique('Tags'), unique('tag')]
  for (const one of ['one', 'two', 'three']) await makeEvent(`${title} ${one}`)
  await page.goto(`${listOf(title)}&columns=venue,_user_tags`)
  await shows(page, '1–3 of 3')
  for (const one of ['one', 'two']) await choose(page, `${title} ${one}`)
  await chosen(page).getByRole('button', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags for 2 documents' })
  await dialog.getByLabel('Add tag').fill(tag)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, `${title} one`)).toContainText(tag)
  await expect(row(page, `${title} three`)).not.toContainText(tag)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Filter' })
  await form.getByLabel('Field').selectOption('_user_tags')
  await form.getByLabel('Value').selectOption(tag)
  await form.getByRole('button', { name: 'Add filter' }).click()
  await shows(page, '1–2 of 2')

  await choose(page, `${title} one`)
  await chosen(page).getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('button', { name: `Remove tag ${tag}` }).click()
  await expect(page.getByRole('dialog').getByText('No tags yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await shows(page, '1–1 of 1')
})

test('Many documents are deleted and restored', onPhone, async ({ page, makeEvent }) => {
  await signIn(page.request, systemManager)
  const title = unique('Deleted')
  for (const one of ['one', 'two']) await makeEvent(`${title} ${one}`)
  await page.goto(listOf(title))
  await shows(page, '1–2 of 2')
  for (const one of ['one', 'two']) await choose(page, `${title} ${one}`)
  await chosen(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, '2 documents deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await shows(page, '1–2 of 2')
  await expect(toast(page, '2 documents restored')).toBeVisible()
})

test.describe('When a document is still linked', () => {
  test.use({ mayComplain: true })

  test(
    'The others are deleted, and the reason is shown for the one that stays',
    onDesktop,
    async ({ page, makeEvent }) => {
      await signIn(page.request, systemManager)
      const headers = await csrfHeaders(page.request)
      const title = unique('Held')
      for (const tag of [`${title} free`, `${title} used`])
        await page.request.post('/api/resource/Tag', { headers, data: { name: tag, __newname: tag } })
      const held = await makeEvent(title)
      const placed = { tag: `${title} used`, dt: 'Mela Event', dn: held }
      await page.request.post('/api/method/mela.tags.add_tag', { headers, data: placed })
      await page.goto(`/desk/tag?name.contains=${encodeURIComponent(title)}`)
      await shows(page, '1–2 of 2')
      for (const one of ['free', 'used']) await choose(page, `${title} ${one}`)
      await chosen(page).getByRole('button', { name: 'Delete' }).click()
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('1 document deleted')).toBeVisible()
      await expect(question.getByRole('alert')).toContainText(`${title} used`)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await shows(page, '1–1 of 1')
    },
  )
})

test('A view is saved and rows are selected by keyboard alone', onDesktop, async ({ page, makeEvent }) => {
  await signIn(page.request, systemManager)
  const [title, view] = [unique('Keys'), unique('By hand')]
  await makeEvent(`${title} one`)
  await page.goto(listOf(title))
  await shows(page, '1–1 of 1')
  await page.keyboard.press('j')
  await expect(row(page, title).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(chosen(page)).toContainText('1 selected')
  const saveView = page.getByRole('button', { name: 'Save view' })
  for (let step = 0; step < 30; step += 1) {
    if (await saveView.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'View name' })).toBeFocused()
  await page.keyboard.type(view)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `${view} 1` })).toHaveAttribute('aria-current', 'page')
  await removeViews(page, view)
})

const openings = [
  ['the export dialog', (page: Page) => page.getByRole('button', { name: 'Export', exact: true })],
  ['saving a view', (page: Page) => page.getByRole('button', { name: 'Save view' })],
  ['the tags of chosen rows', (page: Page) => chosen(page).getByRole('button', { name: 'Tags' })],
] as const

for (const [noun, opener] of openings) {
  test(`Axe finds no violation on ${noun}, in light and dark`, onDesktop, async ({ page }) => {
    await signIn(page.request, systemManager)
    await page.goto('/desk/mela-event?start_date.set=&columns=venue,_user_tags')
    await page.locator('.tick').filter({ visible: true }).nth(1).check()
    await expect(chosen(page)).toBeVisible()
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInEveryLight(page, deskColours)
    if (isWide(page)) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}
