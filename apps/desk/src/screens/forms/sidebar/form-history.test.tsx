// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const version = (number: number, before: string, after: string) => ({
  ...{ name: `V-${number}`, number, owner: 'ravi@mela.test', creation: `2026-11-2${number} 10:00:00.000000` },
  ...{ kind: 'saved' as const, action: null, renamed: null, merged: null, deleted_at: null },
  changed: [['username', before, after] satisfies [string, unknown, unknown]],
  ...{ added: [], removed: [], row_changed: [] },
})
const documentInfo = () => ({ user_info: { 'ravi@mela.test': { fullname: 'Ravi Kumar' } } })

test('Says what each save changed, who did it, and who created the document', async () => {
  const methods = { 'mela.desk.get_versions': [version(3, '', 'Ravi')] }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods, documentInfo } })
  await expectText('Sender: empty → Ravi')
  await expectText(/^Ravi Kumar, 23 Nov/)
  await expectText('Created')
})

test('Names guest and administrator in the language of the reader', async () => {
  const versions = [{ ...version(3, '', 'Ravi'), owner: 'Guest' }]
  const methods = { 'mela.desk.get_versions': versions }
  const administrator = () => ({ user_info: { Administrator: { fullname: 'Administrator' } } })
  const documents = { 'Contact Message': [{ ...question, owner: 'Administrator' }] }
  const answers = { ...letters, documents, methods, documentInfo: administrator }
  await renderScreen('/contact-message/MSG-1', { answers, language: 'hi' })
  await expectText(/^मेहमान, 23/)
  await expectText(/^एडमिन, 20/)
})

test('Shows older changes when they are wanted', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const versions = names.slice(1).map((name, index) => version(9 - index, names[index] ?? '', name))
  await renderScreen('/contact-message/MSG-1', {
    answers: { ...letters, methods: { 'mela.desk.get_versions': versions } },
  })
  await expectText('Sender: a → b')
  expect(screen.queryByText('Sender: f → g')).toBeNull()
  await press('Show older changes')
  await expectText('Sender: f → g')
})

test('Says that somebody is editing while something is not saved', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: letters })
  await fill('Sender', 'Ravi Kumar')
  await expectText("You're editing")
})

test('Says so when the history could not be read', async () => {
  const methods = { 'mela.desk.get_versions': refusal('The server is out of order') }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await expectText("Couldn't load the history.")
})
