// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

async function deleteDocument() {
  await press('More actions')
  await press('Delete', 'menuitem')
  await expectText('Delete When is the fair??')
  await press('Delete')
}

test('Deletes a document after a question, leads to the list and brings it back on undo', async () => {
  const methods = { 'mela.documents.restore': { ...question } }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await deleteDocument()
  await expectText('Deleted')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message'))
  await expectSent(server, 'DELETE Contact Message/MSG-1', {})
  await press('Undo')
  await expectText('When is the fair? restored')
  await expectSent(server, 'mela.documents.restore', { doctype: 'Contact Message', name: 'MSG-1' })
})

test('Names the documents that link to one that cannot be deleted', async () => {
  const link = {
    doctype: 'Task',
    fieldname: 'message',
    label: 'Message',
    type_field: null,
    count: 2,
    only: null,
  }
  const answers = {
    ...letters,
    types: [...letters.types, aType('Task')],
    methods: { 'mela.desk.get_connections': { most: 100, connections: [link] } },
    refused: { 'DELETE Contact Message': refusal('Linked', { code: 'documents.linked' }) },
  }
  await renderScreen('/contact-message/MSG-1', { answers })
  await deleteDocument()
  await expectText('Other documents link to this one. Remove those links first.')
  await expectText('These documents link to it:')
  expect(location.pathname).toBe('/desk/contact-message/MSG-1')
})
