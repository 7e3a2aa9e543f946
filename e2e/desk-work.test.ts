import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, managerAt, nameOf, signIn, systemManager, weaver } from './support/wire.ts'

const colours = 'data-mantine-color-scheme'

interface Made {
  name: string
  remove: () => Promise<void>
}

async function own(page: Page, doctype: string, values: object): Promise<Made> {
  const path = `/api/resource/${encodeURIComponent(doctype)}`
  const answer = await page.request.post(path, { headers: await csrfHeaders(page.request), data: values })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data }: { data: { name: string } } = await answer.json()
  const remove = async () => {
    await page.request.delete(`${path}/${data.name}`, { headers: await csrfHeaders(page.request) })
  }
  return { name: data.name, remove }
}

const ownEvent = (page: Page, title: string): Promise<Made> =>
  own(page, 'Mela Event', { title, start_date: '2031-05-04', published: 0, venue: 'The office' })

const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).filter({ visible: true }).first()

test(
  'A list is filtered by several filters, which are in its address and removed one by one',
  onDesktop,
  async ({ page }) => {
    await signIn(page.request, systemManager)
    const title = unique('Filters')
    const { remove } = await ownEvent(page, title)
    await page.goto(`/desk/mela-event?title.contains=${encodeURIComponent(title)}&venue.is=Nowhere`)
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: /^Venue is Nowhere/ }).click()
    await expect(page.getByText('1–1 of 1')).toBeVisible()

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Filter' })
    await form.getByLabel('Field').selectOption('start_date')
    await form.getByLabel('Condition').selectOption('between')
    await form.getByRole('textbox', { name: /^From/ }).fill('1 May 2031')
    await form.getByRole('textbox', { name: /^To\b/ }).fill('31/5/2031')
    await form.getByRole('textbox', { name: /^To\b/ }).blur()
    await form.getByRole('button', { name: 'Add filter' }).click()
    await expect(page).toHaveURL(/start_date\.between=2031-05-01(%7C|\|)2031-05-31/)
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^Start date is between 1 May 2031 – 31 May 2031/ }),
    ).toBeVisible()
    await remove()
  },
)

test('Many documents get the same value at once, and are deleted at once', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const title = unique('Many')
  await ownEvent(page, `${title} one`)
  await ownEvent(page, `${title} two`)
  await page.goto(`/desk/mela-event?title.contains=${encodeURIComponent(title)}`)
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  for (const one of ['one', 'two'])
    await page.getByRole('checkbox', { name: `Select ${title} ${one}` }).check()
  await page.getByRole('button', { name: 'Edit field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit field' })
  await dialog.getByLabel('Field').selectOption('venue')
  await dialog.getByRole('textbox', { name: 'Venue' }).fill('The tank')
  await dialog.getByRole('button', { name: 'Update 2 documents' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(/The tank/)).toHaveCount(2)

  await page.getByRole('region', { name: 'Selected rows' }).waitFor({ state: 'detached' })
  for (const one of ['one', 'two'])
    await page.getByRole('checkbox', { name: `Select ${title} ${one}` }).check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2 documents?' })
  await expect(question.getByText(`${title} one`)).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test('Columns are chosen and remembered', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  await page.goto('/desk/mela-event')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Venue' }).uncheck()
  await page.getByRole('checkbox', { name: 'End date', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'End date' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'End date' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Venue' })).toHaveCount(0)
})

test('Keyboard shortcuts of a list move, open, search and create', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  await page.goto('/desk/mela-event')
  const rows = page.getByRole('row').getByRole('link')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible()
})

test('A save appears in the history with its changes', onPhone, async ({ page }) => {
  await signIn(page.request, systemManager)
  const { name, remove } = await ownEvent(page, unique('History'))
  await page.goto(`/desk/mela-event/${name}`)
  await page.getByRole('textbox', { name: 'Venue' }).fill('Under the neem')
  await save(page).click()
  await expect(page.getByText('Venue: The office → Under the neem')).toBeVisible()
  await remove()
})

test.describe('When a colleague saved first', () => {
  test.use({ mayComplain: true })

  test("Both versions are shown, and one's own can overwrite", onPhone, async ({ page }) => {
    await signIn(page.request, systemManager)
    const title = unique('Conflict')
    const { name, remove } = await ownEvent(page, title)
    await page.goto(`/desk/mela-event/${name}`)
    await page.getByRole('textbox', { name: 'Venue' }).fill('Mine')
    await page.request.put(`/api/resource/Mela%20Event/${name}`, {
      headers: await csrfHeaders(page.request),
      data: { venue: 'Theirs' },
    })
    await save(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'saved changes' })
    await expect(notice.getByRole('row', { name: 'Venue Theirs Mine' })).toBeVisible()
    await expectAccessibleInEveryLight(page, colours)
    await notice.getByRole('button', { name: 'Overwrite with my version' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('Venue: Theirs → Mine')).toBeVisible()
    await remove()
  })

  test('A transition applies only to the version that was seen', onPhone, async ({ page }) => {
    await signIn(page.request, systemManager)
    const letter = {
      username: unique('Letter'),
      mailid: 'parent@letters.example',
      message: 'Is there a place?',
    }
    const { name, remove } = await own(page, 'Contact Message', letter)
    await page.goto(`/desk/contact-message/${name}`)
    // The document changes between the office's read and its action.
    await page.route(
      '**/mela.desk.apply_transition',
      async (route) => {
        const headers = await csrfHeaders(page.request)
        const data = { message: 'Please close my account' }
        await page.request.put(`/api/resource/Contact%20Message/${name}`, { headers, data })
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'saved changes' })
    await expect(notice.getByRole('row', { name: /Please close my account/ })).toBeVisible()
    await notice.getByRole('button', { name: 'Show latest version' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please close my account')
    const statusRegion = page.getByRole('region', { name: 'Status' })
    await expect(statusRegion).toContainText('New')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(statusRegion).toContainText('Closed')
    await remove()
  })
})

test('A message moves through its states by buttons', onPhone, async ({ page }) => {
  await signIn(page.request, systemManager)
  const { name, remove } = await own(page, 'Contact Message', {
    username: unique('Letter'),
    mailid: 'parent@letters.example',
    message: 'Is there a place left?',
  })
  await page.goto(`/desk/contact-message/${name}`)
  const statusRegion = page.getByRole('region', { name: 'Status' })
  await expect(statusRegion).toContainText('New')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(statusRegion).toContainText('Closed')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(statusRegion).toContainText('Next: Answered, Closed')
  await remove()
})

test('A linked document is created in place', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const title = unique('Brand')
  await page.goto('/desk/new/product')
  const link = page.getByRole('combobox', { name: 'Brand' }).or(page.getByRole('textbox', { name: 'Brand' }))
  await link.first().fill(title)
  await page.getByRole('option', { name: 'New brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'New brand' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(link.first()).toHaveValue(title)
})

test('Table rows are added, duplicated, moved and removed', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const { name, remove } = await ownEvent(page, unique('Rows'))
  await page.goto(`/desk/mela-event/${name}`)
  const table = page.getByRole('group', { name: 'Ticket types' })
  await table.getByRole('button', { name: 'Add row' }).click()
  await table.getByRole('textbox', { name: 'Label, row 1' }).fill('Child')
  await table.getByRole('button', { name: 'More actions for row 1' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await table.getByRole('textbox', { name: 'Label, row 2' }).fill('Adult')
  await table.getByRole('button', { name: 'More actions for row 2' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(table.getByRole('textbox', { name: 'Label, row 1' })).toHaveValue('Adult')
  await table.getByRole('button', { name: 'More actions for row 2' }).click()
  await page.getByRole('menuitem', { name: 'Remove row 2' }).click()
  await expect(table.getByText('1 row', { exact: true })).toBeVisible()
  await remove()
})

const places = [
  ['a list with its filters open', '/desk/mela-event?start_date.within=this+year'],
  ['a letter and where it stands', '/desk/contact-message'],
] as const

for (const [noun, path] of places) {
  test(`Axe finds no violation on ${noun}, at 320 px too`, onDesktop, async ({ page }) => {
    await signIn(page.request, systemManager)
    await page.goto(path)
    if (path.includes('contact')) await page.locator('.row-title, .row-link').first().click()
    else await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.locator('.document-form, .filter-form')).toBeVisible()
    await expectAccessibleInEveryLight(page, colours)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

test(
  "A seller's own business is preselected, and another seller's product is offered by SKU",
  onDesktop,
  async ({ page, baseURL }) => {
    await signIn(page.request, weaver)
    await page.goto('/desk/new/product')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
    for (const name of ['Albums', 'Events', 'Classes'])
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
    const business = page.getByRole('textbox', { name: /^Business/ })
    await expect(business).toHaveValue('Kapas Loom House')
    await expect(business).toHaveAttribute('title', /^BS-/)
    await business.click()
    await expect(page.getByRole('option')).toHaveText([/^Kapas Loom House/])

    await menu.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Kapas Loom House' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter on Business' }).click()
    await expect(page.getByRole('row').filter({ hasNotText: 'Kapas Loom House' }).nth(1)).toBeVisible()

    await page.goto('/desk/new/product-offer')
    const title = 'Steel tiffin, three tiers'
    const product = await nameOf(page.request, 'Product', title)
    await page.getByRole('textbox', { name: /^Product/ }).fill(product)
    await page.getByRole('textbox', { name: 'SKU' }).fill('steel-tiffin-three-tiers')
    await page.getByRole('textbox', { name: /^Price/ }).fill('990')
    await save(page).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const [, offer = ''] = /product-offer\/(OFR-\d+)/.exec(page.url()) ?? []
    await page.goto('/desk/product-offer')
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('steel-tiffin-three-tiers')
    const manager = await managerAt(baseURL)
    const headers = await csrfHeaders(manager)
    await manager.delete(`/api/resource/Product Offer/${offer}`, { headers })
  },
)
