// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const lastQuestion = (requests: unknown[]) => requests.at(-1)

test('Adds a filter, asks the list by it and keeps it in the address', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  await press('Filter')
  await fill('Field', 'username')
  await fill('Condition', 'is')
  await fill(/^Value/, 'Ravi')
  await press('Add filter')
  await screen.findByRole('button', { name: /Sender is Ravi/ })
  await waitFor(() =>
    expect(lastQuestion(server.inputsOf('GET Contact Message'))).toEqual(
      expect.objectContaining({ filters: [['username', '=', 'Ravi']] }),
    ),
  )
  expect(location.search).toBe('?username.is=Ravi')
})

test('Offers the choices of a field, of which several may be wanted', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  await press('Filter')
  await fill('Field', 'state')
  await fill('Condition', 'any')
  await press('new', 'checkbox')
  await press('closed', 'checkbox')
  await press('Add filter')
  await waitFor(() =>
    expect(lastQuestion(server.inputsOf('GET Contact Message'))).toEqual(
      expect.objectContaining({ filters: [['state', 'in', ['new', 'closed']]] }),
    ),
  )
})

test('Takes a filter of the address away again', async () => {
  const server = await renderScreen('/contact-message?state.is=new', { answers: letters })
  await press(/Remove filter on Status/)
  await waitFor(() =>
    expect(lastQuestion(server.inputsOf('GET Contact Message'))).toEqual(
      expect.objectContaining({ filters: [] }),
    ),
  )
  await expectText('1–2 of 2')
  expect(location.search).toBe('')
})

test('Does not add a filter without a value', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Filter')
  expect(screen.getByRole('button', { name: 'Add filter' }).hasAttribute('disabled')).toBe(true)
})

test('Says a filter in the order of the language', async () => {
  await renderScreen('/contact-message?username.not=Ravi', { answers: letters, language: 'hi' })
  await screen.findByRole('button', { name: /^Sender: Ravi नहीं/ })
})
