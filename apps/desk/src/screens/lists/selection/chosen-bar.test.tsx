// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question, thanks } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

test('Gives a field of the selected documents the same value', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  await press('Select all', 'checkbox')
  await expectText('2 selected')
  await press('Edit field')
  await fill('Field', 'username')
  await fill('Sender', 'Ravi Kumar')
  await press('Update 2 documents')
  await expectText('Saved')
  await expectSent(server, `PUT Contact Message/${question.name}`, { username: 'Ravi Kumar' })
  await expectSent(server, `PUT Contact Message/${thanks.name}`, { username: 'Ravi Kumar' })
})

test('Names the documents that were not changed, with the reason', async () => {
  const refused = { 'PUT Contact Message': refusal('The sender is fixed') }
  await renderScreen('/contact-message', { answers: { ...letters, refused } })
  await press('Select Thank you', 'checkbox')
  await press('Edit field')
  await fill('Field', 'username')
  await fill('Sender', 'Ravi Kumar')
  await press('Update 1 document')
  await expectText("1 document wasn't changed:")
  await expectText(/The sender is fixed/)
})

test('Clears the selection', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Select all', 'checkbox')
  await press('Clear selection')
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})
