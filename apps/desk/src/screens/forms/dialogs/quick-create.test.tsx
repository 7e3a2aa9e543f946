// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aField, aMeta, aType, letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const fields = [
  aField('subject', 'Subject'),
  aField('brand', 'Brand', { fieldtype: 'Link', options: 'Brand' }),
]
const answers: DeskResponses = {
  ...letters,
  types: [...letters.types, aType('Brand', { title_field: 'brand_name' })],
  metas: [
    aMeta('Contact Message', fields, { title_field: 'subject' }),
    aMeta('Brand', [aField('brand_name', 'Brand name', { reqd: 1 })], { title_field: 'brand_name' }),
  ],
  documents: { ...letters.documents, Brand: [] },
}

/** Types a name that no document has, and makes one of it. */
async function createBrand() {
  const field = await screen.findByRole('textbox', { name: 'Brand' })
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: 'Patang' } })
  await press(/New brand/, 'option')
  expect(await screen.findByLabelText(/^Brand name/)).toHaveProperty('value', 'Patang')
  await press('Create')
}

test('Creates what a link is to point at, and takes it', async () => {
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await createBrand()
  await expectSent(server, 'POST Brand', { brand_name: 'Patang' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectText('Not saved')
  expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveProperty('value', 'Patang')
})

test('Says why it was not created, and keeps what was typed', async () => {
  const refused = { 'POST Brand': refusal('Taken', { code: 'documents.not_unique', field: 'brand_name' }) }
  await renderScreen('/contact-message/MSG-1', { answers: { ...answers, refused } })
  await createBrand()
  await expectText('Another document already has this Brand name')
  expect(screen.getByLabelText(/^Brand name/)).toHaveProperty('value', 'Patang')
})
