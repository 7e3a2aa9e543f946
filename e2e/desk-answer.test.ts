import { randomUUID } from 'node:crypto'
import { makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { office, rowsOf, signIn } from './support/wire.ts'

test('A reply that no mail server delivers is not shown as sent', onDesktop, async ({ page }) => {
  await signIn(page.request, office)
  const letter = {
    username: unique('Meena'),
    mailid: `${randomUUID()}@letters.example`,
    message: 'When is the fair?',
  }
  const name = await makeDocument(page, 'Contact Message', letter)
  await page.goto(`/desk/contact-message/${name}`)
  await page.getByRole('textbox', { name: 'Answer' }).fill('On Sunday.')
  await saveButton(page).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  const filters = [['name', '=', name]] as const
  const state = async () =>
    (await rowsOf(page.request, { doctype: 'Contact Message', fields: ['answer_mail'], filters }))[0]?.[
      'answer_mail'
    ]
  await expect.poll(state, { timeout: 60_000 }).toBe('not sent')
  await page.reload()
  await expect(page.getByText('Not sent: no mail server is set up')).toBeVisible()
})
