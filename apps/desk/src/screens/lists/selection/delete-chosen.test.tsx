// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

async function deleteOne() {
  await press('Select When is the fair?', 'checkbox')
  await press('Delete')
  await expectText('Delete 1 document?')
  await press('Delete')
}

test('Deletes the selected documents after a question and brings them back on undo', async () => {
  const methods = { 'mela.documents.restore': { ...question } }
  const server = await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await deleteOne()
  await expectText('1 document deleted')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'When is the fair?' })).toBeNull())
  await expectSent(server, 'DELETE Contact Message/MSG-1', {})
  await press('Undo')
  await expectText('1 document restored')
  await expectSent(server, 'mela.documents.restore', { doctype: 'Contact Message', name: 'MSG-1' })
})

test('Deletes nothing when the question is cancelled', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  await press('Select When is the fair?', 'checkbox')
  await press('Delete')
  await press('Cancel')
  await expectSent(server, 'DELETE Contact Message/MSG-1')
  await expectText('1 selected')
})

test('Says which documents could not be deleted and why', async () => {
  const linked = refusal('Linked', { code: 'documents.linked' })
  await renderScreen('/contact-message', {
    answers: { ...letters, refused: { 'DELETE Contact Message': linked } },
  })
  await deleteOne()
  await expectText("1 document wasn't changed:")
  await expectText(/Other documents link to this one\. Remove those links first\./)
})
