import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { card, chooseMenuAction, deskColours, openBooth, boothType, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, potter, rowsOf, signIn } from './support/wire.ts'

test('A comment is written, edited, deleted and restored', onPhone, async ({ page }) => {
  await openBooth(page)
  const comments = card(page, 'Comments')
  await comments
    .getByRole('textbox', { name: 'Write a comment' })
    .fill('Ask for chairs\n\n5 < 6 & <b>more</b>')
  await comments.getByRole('button', { name: 'Add comment' }).click()
  await expect(comments.getByText('Ask for chairs')).toContainText('5 < 6 & <b>more</b>')
  await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('')

  await comments.getByRole('button', { name: /^Edit your comment/ }).click()
  const words = comments.getByRole('textbox', { name: /^Edit your comment/ })
  await expect(words).toHaveValue('Ask for chairs\n\n5 < 6 & <b>more</b>')
  await words.fill('Ask for tables')
  await comments.getByRole('button', { name: 'Save comment' }).click()
  await expect(comments.getByText('Ask for tables')).toBeVisible()
  await expect(comments.getByText(/, edited$/)).toBeVisible()

  await comments.getByRole('button', { name: /^Delete the comment/ }).click()
  await expect(comments.getByText('Ask for tables')).toHaveCount(0)
  await toast(page, 'Comment deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(comments.getByText('Ask for tables')).toBeVisible()
})

test('A person with read access only gets no comment field', onPhone, async ({ page }) => {
  await signIn(page.request, potter)
  const [event] = await rowsOf(page.request, { doctype: 'Mela Event', fields: ['name', 'title'] })
  await page.goto(`/desk/mela-event/${String(event?.['name'])}`)
  await expect(page.getByRole('heading', { level: 1, name: String(event?.['title']) })).toBeVisible()
  await expect(card(page, 'Files')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toHaveCount(0)
})

test('Tags are added with suggestions, and removed', onDesktop, async ({ page }) => {
  const word = unique('late')
  await openBooth(page)
  const tags = card(page, 'Tags')
  const field = tags.getByRole('combobox', { name: 'Add tag' })
  await field.fill(`${word} and loud`)
  await field.press('Enter')
  await expect(tags.getByRole('listitem').filter({ hasText: word })).toBeVisible()
  await expect(field).toHaveValue('')

  await openBooth(page)
  await field.fill(word)
  await expect(tags.locator(`option[value="${word} and loud"]`)).toHaveCount(1)
  await field.fill(`${word} and loud`)
  await tags.getByRole('button', { name: 'Add tag' }).click()
  await tags.getByRole('button', { name: `Remove tag ${word} and loud` }).click()
  await expect(tags.getByText('No tags yet')).toBeVisible()
})

test('Files are attached privately by default; one is deleted and restored', onPhone, async ({ page }) => {
  await openBooth(page)
  const files = card(page, 'Files')
  const attach = async (name: string, words: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      files.getByRole('button', { name: 'Attach file' }).click(),
    ])
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
    await expect(files.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  const [plan, leaflet] = [`${unique('plan')}.txt`, `${unique('leaflet')}.txt`]
  await attach(plan, `Where what stands ${plan}`)
  await expect(files.getByRole('listitem').filter({ hasText: plan })).toContainText('Private')
  await expect(files.getByRole('listitem').filter({ hasText: plan })).toContainText(/Ibrahim S, .*\d/)
  await files.getByRole('checkbox', { name: /^Only for people with access/ }).uncheck()
  await attach(leaflet, `For everybody ${leaflet}`)
  await expect(files.getByRole('listitem').filter({ hasText: leaflet })).toContainText('Public')

  await files.getByRole('button', { name: `Delete ${plan}` }).click()
  await expect(files.getByRole('listitem').filter({ hasText: plan })).toHaveCount(0)
  await toast(page, `${plan} deleted`).getByRole('button', { name: 'Undo' }).click()
  await expect(files.getByRole('link', { name: plan })).toBeVisible()
})

test(
  'A document is shared with a person, who then reads it, and unshared',
  onDesktop,
  async ({ page, playwright, baseURL }) => {
    const name = await openBooth(page)
    const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    await signIn(other, office)
    const pathOf = (one: string) =>
      `/api/resource/${encodeURIComponent(boothType)}/${encodeURIComponent(one)}`
    const path = pathOf(name)
    const expectHidden = async () => {
      const [answer, ofNone] = await Promise.all([other.get(path), other.get(pathOf('no such name'))])
      expect(answer.ok()).toBe(false)
      expect(answer.status()).toBe(ofNone.status())
    }
    await expectHidden()

    const sharing = card(page, 'Shared with')
    await sharing.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: `Share ${name}` })
    await dialog.getByRole('textbox', { name: 'User' }).fill('Meenakshi')
    await dialog.getByRole('option', { name: /^Meenakshi R/ }).click()
    await dialog.getByRole('checkbox', { name: 'Edit' }).check()
    await dialog.getByRole('button', { name: 'Share' }).click()
    await expect(sharing.getByRole('listitem')).toHaveText(/Meenakshi R.*Read, Edit/)
    expect((await other.get(path)).status()).toBe(200)

    await sharing.getByRole('button', { name: 'Stop sharing with Meenakshi R' }).click()
    await expect(sharing.getByText('Not shared yet')).toBeVisible()
    await expectHidden()
    await other.dispose()
  },
)

test('A System Manager sees why a person can or cannot read a document', onPhone, async ({ page }) => {
  await openBooth(page)
  await chooseMenuAction(page, 'Check access')
  const dialog = page.getByRole('dialog', { name: 'Check access' })
  const person = dialog.getByRole('textbox', { name: 'User' })
  await person.fill('Meenakshi')
  await dialog.getByRole('option', { name: /^Meenakshi R/ }).click()
  await dialog.getByRole('button', { name: 'Check access' }).click()
  await expect(dialog.getByText('Not allowed for Meenakshi R.')).toBeVisible()
  await person.fill('Ibrahim')
  await dialog.getByRole('option', { name: /^Ibrahim S/ }).click()
  await dialog.getByLabel('Action').selectOption('Edit')
  await dialog.getByRole('button', { name: 'Check access' }).click()
  await expect(dialog.getByText('Allowed for Ibrahim S.')).toBeVisible()
  await expect(dialog.getByText(/^System Manager may write/)).toBeVisible()
  await expectAccessibleInEveryLight(page, deskColours)
})
