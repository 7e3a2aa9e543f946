// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

async function rename() {
  await press('More actions')
  await press('Rename', 'menuitem')
  await fill('New name', ' FAIR-QUESTION ')
  await press('Rename')
}

test('Renames a document and leads to its new address', async () => {
  const renamed = { ...question, name: 'FAIR-QUESTION' }
  const documents = { 'Contact Message': [question, renamed] }
  const methods = { 'mela.rpc.rename_doc': 'FAIR-QUESTION' }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documents, methods } })
  await rename()
  await expectText('Renamed to FAIR-QUESTION')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message/FAIR-QUESTION'))
  await expectSent(server, 'mela.rpc.rename_doc', {
    ...{ doctype: 'Contact Message', old_name: 'MSG-1', new_name: 'FAIR-QUESTION' },
  })
})

test('Says why a document was not renamed', async () => {
  const duplicate = refusal('Taken', { code: 'documents.duplicate' })
  const methods = { 'mela.rpc.rename_doc': duplicate }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await rename()
  await expectText('Contact Message with this name already exists')
})
