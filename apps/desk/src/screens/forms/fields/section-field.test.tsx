// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aField, aMeta, letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const fields = [
  aField('subject', 'Subject'),
  aField('heading', 'About the sender', { fieldtype: 'Heading' }),
  aField('resend', 'Send again', { fieldtype: 'Button', options: 'send_again' }),
]
const metas = [aMeta('Contact Message', fields, { title_field: 'subject' })]

const openForm = (answers: DeskResponses) =>
  renderScreen('/contact-message/MSG-1', { answers: { ...letters, metas, ...answers } })

test('Calls the method of a document by its button', async () => {
  const server = await openForm({ bodies: { run_doc_method: { message: null } } })
  await screen.findByRole('heading', { name: 'About the sender', level: 3 })
  await press('Send again')
  await expectText('Done')
  const input = { dt: 'Contact Message', dn: question.name, method: 'send_again' }
  await expectSent(server, 'run_doc_method', input)
})

test('Asks for changes to be saved before a button is pressed', async () => {
  await openForm({})
  await fill('Subject', 'Another')
  await expectText('Save your changes first')
  expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(true)
})

test('Says why the method of a button was refused', async () => {
  await openForm({ bodies: { run_doc_method: refusal('This message was sent today') } })
  await press('Send again')
  await expectText('This message was sent today')
})
