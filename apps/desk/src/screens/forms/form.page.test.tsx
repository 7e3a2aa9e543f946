// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aField, aMeta, letters, question } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const address = '/contact-message/MSG-1'
const update = 'PUT Contact Message/MSG-1'

test('Shows a document and saves what was changed, and nothing else', async () => {
  const server = await renderScreen(address, { answers: letters })
  await screen.findByRole('heading', { name: 'When is the fair?', level: 1 })
  await fill('Sender', 'Ravi Kumar')
  await expectText('Not saved')
  await press('Save')
  await expectText('Saved')
  await expectSent(server, update, { username: 'Ravi Kumar', modified: question.modified })
})

test('Creates a document and leads to it', async () => {
  const server = await renderScreen('/new/contact-message', { answers: letters })
  await screen.findByRole('heading', { name: 'New message', level: 1 })
  await fill(/^Subject/, 'Lost umbrella')
  await press('Save')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message/NEW-3'))
  const [sent] = server.inputsOf('POST Contact Message')
  expect(sent).toEqual(expect.objectContaining({ subject: 'Lost umbrella' }))
})

test('Names a required field that is empty and sends nothing', async () => {
  const server = await renderScreen('/new/contact-message', { answers: letters })
  await fill('Sender', 'Ravi')
  await press('Save')
  await expectText('Subject is required')
  expect(server.inputsOf('POST Contact Message')).toEqual([])
})

test('Shows at its field what the server refused', async () => {
  const refused = {
    'PUT Contact Message': refusal('Taken', { code: 'documents.not_unique', field: 'username' }),
  }
  await renderScreen(address, { answers: { ...letters, refused } })
  await fill('Sender', 'Ravi Kumar')
  await press('Save')
  await expectText('Another document already has this Sender')
  expect(screen.getByLabelText('Sender').getAttribute('aria-invalid')).toBe('true')
})

test('Says above the form what the server refused and belongs to no field', async () => {
  const refused = { 'PUT Contact Message': refusal('This message is being answered') }
  await renderScreen(address, { answers: { ...letters, refused } })
  await fill('Sender', 'Ravi Kumar')
  await press('Save')
  await expectText('This message is being answered')
  await expectText('Not saved')
})

test('Shows no way to save to somebody who may only read', async () => {
  const documentInfo = () => ({ permissions: { read: 1 as const } })
  await renderScreen(address, { answers: { ...letters, documentInfo } })
  await screen.findByRole('heading', { name: 'When is the fair?', level: 1 })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('Says that a document is not there', async () => {
  await renderScreen('/contact-message/MSG-9', { answers: letters })
  await expectText('Page not found')
})

test('Says so when a document could not be read, and offers to try again', async () => {
  const documents = { 'Contact Message': refusal('The server is out of order') }
  const server = await renderScreen(address, { answers: { ...letters, documents } })
  await expectText('Something went wrong')
  await press('Try again')
  await waitFor(() => expect(server.inputsOf('GET Contact Message/MSG-1')).toHaveLength(2))
})

test('Refuses a new document to somebody who may not create one', async () => {
  const types = letters.types.map((type) => ({ ...type, can_create: false }))
  await renderScreen('/new/contact-message', { answers: { ...letters, types } })
  await expectText("You don't have access")
})

const named = (autoname: string) => [
  aMeta('Contact Message', [aField('subject', 'Subject')], { title_field: 'subject', autoname }),
]

test('Shows a number under the title', async () => {
  await renderScreen(address, { answers: { ...letters, metas: named('MSG-.#####') } })
  await expectText('MSG-1')
})

test('Shows no random name under the title', async () => {
  await renderScreen(address, { answers: { ...letters, metas: named('hash') } })
  await screen.findByRole('heading', { name: 'When is the fair?', level: 1 })
  expect(screen.queryByText('MSG-1')).toBeNull()
})

test('Names a linked person to somebody who may not read accounts', async () => {
  const coordinator = aField('coordinator', 'Coordinator', { fieldtype: 'Link', options: 'User' })
  const metas = [aMeta('Contact Message', [coordinator])]
  const documents = { 'Contact Message': [{ ...question, coordinator: 'USR-7' }] }
  const documentInfo = () => ({
    user_info: { 'USR-7': { fullname: 'Meenakshi R' } },
    permissions: { write: 1 as const },
  })
  await renderScreen(address, { answers: { ...letters, metas, documents, documentInfo } })
  const field = await screen.findByRole('textbox', { name: 'Coordinator' })
  await waitFor(() => expect(field).toHaveProperty('value', 'Meenakshi R'))
})

test('Asks for the name of a document that has no other', async () => {
  const metas = [aMeta('Contact Message', [aField('description', 'Description')], { autoname: 'Prompt' })]
  const server = await renderScreen('/new/contact-message', { answers: { ...letters, metas } })
  await fill('Description', 'Asked twice')
  await press('Save')
  await expectText('Name is required')
  await fill(/^Name/, 'urgent')
  await press('Save')
  await expectSent(server, 'POST Contact Message', { name: 'urgent', description: 'Asked twice' })
})

test('Shows the name of a saved document in its title only', async () => {
  const metas = [aMeta('Contact Message', [aField('subject', 'Subject')], { autoname: 'Prompt' })]
  await renderScreen(address, { answers: { ...letters, metas } })
  await screen.findByRole('heading', { name: 'MSG-1', level: 1 })
  expect(screen.queryByLabelText(/^Name/)).toBeNull()
})

test('Offers months by their names', async () => {
  const begins = aField('begins', 'Year begins in', {
    fieldtype: 'Int',
    options: 'Month',
    reqd: 1,
    default: '4',
  })
  const metas = [aMeta('Contact Message', [aField('subject', 'Subject'), begins], { title_field: 'subject' })]
  const server = await renderScreen('/new/contact-message', { answers: { ...letters, metas } })
  await screen.findByRole('option', { name: 'April', selected: true })
  await fill(/^Year begins in/, '1')
  await screen.findByRole('option', { name: 'January', selected: true })
  await press('Save')
  await waitFor(() => expect(server.inputsOf('POST Contact Message')).toHaveLength(1))
  expect(server.inputsOf('POST Contact Message')).toEqual([expect.objectContaining({ begins: 1 })])
})
