import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide } from './support/app.ts'
import { deskColours, makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { office, signIn } from './support/wire.ts'

const faq = {
  section_name: 'Asked often',
  section_type: 'faq',
  data: JSON.stringify({
    theirs: 'stays',
    items: [
      { question: 'When do you open?', answer: '<p>At ten.</p>' },
      { question: 'Is there parking?', answer: '<p>By the gate.</p>' },
    ],
  }),
}

async function openPage(page: Page, route: string): Promise<string> {
  await signIn(page.request, office)
  const name = await makeDocument(page, 'Web Page', { title: 'Help', route, sections: [faq] })
  await page.goto(`/desk/web-page/${name}`)
  return name
}

async function openRow(page: Page): Promise<void> {
  if (!isWide(page)) return page.getByRole('button', { name: /Asked often/ }).click()
  await page.getByRole('button', { name: 'More actions for row 1' }).click()
  await page.getByRole('menuitem', { name: 'Open row 1' }).click()
}

test.use({ mayComplain: true })

test('A page is edited by fields and lists, never as JSON', onDesktop, async ({ page, request }) => {
  const route = unique('help').replaceAll(' ', '-')
  const name = await openPage(page, route)
  await openRow(page)
  const sheet = page.getByRole('dialog', { name: 'Row 1' })
  const questions = sheet.getByRole('group', { name: 'Questions' })
  await expect(questions.getByRole('listitem')).toHaveCount(2)
  await expect(sheet).not.toContainText('{"')

  await questions.getByRole('button', { name: 'Move row 2 up' }).click()
  await questions.getByText('Is there parking?').click()
  await questions.getByRole('textbox', { name: 'Question' }).first().fill('Is there parking for cycles?')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page, deskColours)
  await questions.getByRole('button', { name: 'Add Question' }).click()
  await expect(questions.getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Asked often: Questions 3: enter Question').first()).toBeVisible()

  await openRow(page)
  await questions.getByRole('button', { name: 'Remove row 3' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await saveButton(page).click()
  await expect(toast(page, 'Saved')).toBeVisible()

  await signIn(request, office)
  const answer = await request.get(`/api/resource/Web%20Page/${name}`)
  const { data }: { data: { sections: { data: string }[] } } = await answer.json()
  expect(JSON.parse(data.sections[0]?.data ?? '')).toEqual({
    theirs: 'stays',
    items: [
      { question: 'Is there parking for cycles?', answer: '<p>By the gate.</p>' },
      { question: 'When do you open?', answer: '<p>At ten.</p>' },
    ],
  })
})
