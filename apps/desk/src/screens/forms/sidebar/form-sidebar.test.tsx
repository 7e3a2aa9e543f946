// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, renderScreen, press } from '../../../testing/render-screen.tsx'

test('Says where a document stands and what can become of it', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: letters })
  await expectText('Next: answered')
})

test('Says that nothing comes after the last state', async () => {
  await renderScreen('/contact-message/MSG-2', { answers: letters })
  await expectText('No further actions')
})

test('Says so when comments, files and tags could not be read, and offers to try again', async () => {
  const bodies = { 'frappe.desk.form.load.getdoc': refusal('The server is out of order') }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, bodies } })
  await expectText("Couldn't load comments, files and tags.")
  await press('Try again')
  await screen.findByText("Couldn't load comments, files and tags.")
  expect(server.inputsOf('frappe.desk.form.load.getdoc')).toHaveLength(2)
})
