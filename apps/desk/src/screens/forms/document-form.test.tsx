// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../testing/builders.ts'
import { expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

test('Asks before changes are left, and stays with them', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: letters })
  await fill('Sender', 'Ravi Kumar')
  await press('Home', 'link')
  await expectText('Leave without saving?')
  await press('Keep editing')
  expect(location.pathname).toBe('/desk/contact-message/MSG-1')
  expect(screen.getByLabelText('Sender')).toHaveProperty('value', 'Ravi Kumar')
})

test('Leaves without saving when that is what somebody wants', async () => {
  const server = await renderScreen('/contact-message/MSG-1', { answers: letters })
  await fill('Sender', 'Ravi Kumar')
  const [toList] = await screen.findAllByRole('link', { name: 'Contact messages' })
  toList?.click()
  await press('Leave without saving')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message'))
  expect(server.inputsOf('PUT Contact Message/MSG-1')).toEqual([])
})

test('Duplicates a document as a new one that is not saved yet', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: letters })
  await press('More actions')
  await press('Duplicate', 'menuitem')
  await screen.findByRole('heading', { name: 'New message', level: 1 })
  expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', 'When is the fair?')
  await expectText('Not saved')
})

test('Shows what the type has to say about a document', async () => {
  const [meta] = letters.metas
  const notices = [{ text: 'This sender wrote before', dependsOn: "eval:doc.username === 'Ravi'" }]
  const metas = meta ? [{ ...meta, notices }] : []
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, metas } })
  await expectText('This sender wrote before')
})
