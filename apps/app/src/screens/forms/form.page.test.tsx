// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { response, missing, refuse } from '#client/testing'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import { fill, press, renderScreen, shown, tryAgain, waitFor } from '../../testing/render-screen.tsx'

const form: FormDefinition = {
  ...{ name: 'WF-1', title: 'Be a volunteer', route: 'volunteer', doc_type: 'Volunteer', state: 'open' },
  ...{ allow_delete: 1, button_label: 'Apply' },
  web_form_fields: [
    { fieldname: 'full_name', fieldtype: 'Data', label: 'Full name', reqd: 1 },
    { fieldname: 'reason', fieldtype: 'Small Text', label: 'Why do you want to help?' },
  ],
}
const opened = (changes: Partial<FormDefinition> = {}) =>
  response('mela.forms.get_form', { ...form, ...changes })

test('A visitor fills in a form and is given its number', async () => {
  const server = await renderScreen('/new/volunteer', {
    answers: [opened(), response('mela.forms.accept', { name: 'VOL-1', receipt_token: 'T-1' })],
  })
  await fill(/^Full name/, 'Meena')
  await press('Apply')
  expect(await shown.findByRole('heading', { name: 'Form submitted' })).toBeDefined()
  expect(shown.getByText('VOL-1')).toBeDefined()
  expect(server.inputsOf('mela.forms.accept')).toMatchObject([
    { web_form: 'WF-1', data: { full_name: 'Meena' } },
  ])
})

test('A form without a required answer is not sent', async () => {
  const server = await renderScreen('/new/volunteer', { answers: [opened()] })
  await press('Apply')
  expect(await shown.findAllByText('Full name is required')).not.toEqual([])
  expect(server.inputsOf('mela.forms.accept')).toEqual([])
})

test('What was sent is withdrawn after a question', async () => {
  const server = await renderScreen('/new/volunteer', {
    answers: [
      opened(),
      response('mela.forms.accept', { name: 'VOL-1', receipt_token: 'T-1' }),
      response('mela.forms.delete_sent', undefined),
    ],
  })
  await fill(/^Full name/, 'Meena')
  await press('Apply')
  await press('Withdraw form')
  await press('Withdraw form')
  expect(await shown.findByText('Form withdrawn and answers deleted')).toBeDefined()
  expect(server.inputsOf('mela.forms.delete_sent')).toEqual([
    { web_form_name: 'WF-1', docname: 'VOL-1', receipt_token: 'T-1' },
  ])
})

test('A form that could not be sent waits, and is sent on the next try', async () => {
  const server = await renderScreen('/new/volunteer', {
    answers: [opened(), refuse('mela.forms.accept', { status: 503 })],
  })
  await fill(/^Full name/, 'Meena')
  await press('Apply')
  await shown.findByText(/will be sent when you’re back online/)
  server.respondWith(response('mela.forms.accept', { name: 'VOL-1', receipt_token: 'T-1' }))
  await press('Send now')
  expect(await shown.findByRole('heading', { name: 'Form submitted' })).toBeDefined()
})

test('What was sent is opened, changed and sent again', async () => {
  const server = await renderScreen('/new/volunteer?edit=VOL-1', {
    answers: [opened({ allow_edit: 1 }), refuse('mela.forms.get_form_data', { status: 429 })],
  })
  await tryAgain(
    server,
    response('mela.forms.get_form_data', {
      ...{ web_form: {}, doc: { name: 'VOL-1', full_name: 'Meena', modified: '2026-11-01 10:00:00' } },
    }),
    response('mela.forms.accept', { name: 'VOL-1', receipt_token: 'T-1' }),
  )
  await fill(/^Full name/, 'Meena R')
  await press('Save changes')
  await waitFor(() =>
    expect(server.inputsOf('mela.forms.accept')).toMatchObject([
      { data: { name: 'VOL-1', full_name: 'Meena R' } },
    ]),
  )
})

test('The choices of a link are searched while typing, and a failure asks to type again', async () => {
  const server = await renderScreen('/new/volunteer', {
    answers: [
      opened({
        web_form_fields: [{ fieldname: 'city', fieldtype: 'Link', label: 'City', options: 'City' }],
      }),
      refuse('mela.forms.get_link_options', { status: 429 }),
    ],
  })
  const field = await shown.findByRole('combobox', { name: /^City/ })
  fireEvent.click(field)
  expect(await shown.findByText(/^Couldn’t load the list/)).toBeDefined()
  server.respondWith(response('mela.forms.get_link_options', [{ name: 'CITY-1', title: 'Chennai' }]))
  fireEvent.change(field, { target: { value: 'Chen' } })
  fireEvent.click(await shown.findByRole('option', { name: 'Chennai' }))
  expect(field).toHaveProperty('value', 'Chennai')
  expect(server.inputsOf('mela.forms.get_link_options').at(-1)).toMatchObject({
    fieldname: 'city',
    txt: 'Chen',
  })
})

test('A form that is only for members leads to signing in', async () => {
  await renderScreen('/new/volunteer', { answers: [opened({ state: 'sign in' })] })
  expect(await shown.findByRole('heading', { name: 'Sign in to fill in this form' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fnew%2Fvolunteer',
  )
})

test('A form that is not there leads home', async () => {
  await renderScreen('/new/nothing', { answers: [refuse('mela.forms.get_form', missing)] })
  expect(await shown.findByRole('heading', { name: 'Page not found' })).toBeDefined()
})
