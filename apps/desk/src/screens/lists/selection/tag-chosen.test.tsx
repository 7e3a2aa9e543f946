// @vitest-environment happy-dom
import { test } from 'vitest'
import { letters, question, thanks } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const documents = {
  'Contact Message': [
    { ...question, _user_tags: ',fair' },
    { ...thanks, _user_tags: '' },
  ],
}

test('Adds a tag to those of the selected documents that do not have it', async () => {
  const methods = { 'mela.tags.add_tag': 'fair' }
  const server = await renderScreen('/contact-message', { answers: { ...letters, documents, methods } })
  await press('Select all', 'checkbox')
  await press('Tags')
  await expectText('1 of 2')
  await fill('Add tag', 'fair')
  await press('Add')
  await expectSent(server, 'mela.tags.add_tag', { tag: 'fair', dt: 'Contact Message', dn: 'MSG-2' })
})

test('Removes a tag from the selected documents', async () => {
  const methods = { 'mela.tags.remove_tag': undefined }
  const server = await renderScreen('/contact-message', { answers: { ...letters, documents, methods } })
  await press('Select all', 'checkbox')
  await press('Tags')
  await press(/Remove tag fair/)
  await expectSent(server, 'mela.tags.remove_tag', { tag: 'fair', dt: 'Contact Message', dn: 'MSG-1' })
})

test('Says why a tag was refused', async () => {
  const methods = { 'mela.tags.add_tag': refusal('This tag is too long') }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Select Thank you', 'checkbox')
  await press('Tags')
  await fill('Add tag', 'fair')
  await press('Add')
  await expectText("1 document wasn't changed:")
  await expectText(/This tag is too long/)
})
