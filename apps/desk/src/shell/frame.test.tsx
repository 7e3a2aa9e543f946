// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters } from '../testing/builders.ts'
import { failingOnce } from '#client/testing'
import { expectText, expectTryAgain, fill, press, renderScreen } from '../testing/render-screen.tsx'

test('Finds a page by a few letters and opens it', async () => {
  const types = [...letters.types, aType('Volunteer')]
  await renderScreen('/contact-message/MSG-9', { answers: { ...letters, types } })
  await press(/Search pages and actions/)
  await fill('Search pages and actions', 'letter')
  await press(/^Contact messages/, 'option')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message'))
  await screen.findByRole('heading', { name: 'Contact messages', level: 1 })
})

test('Opens the search by Ctrl+K and says when nothing is found', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await expectText('1–2 of 2')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await fill('Search pages and actions', 'zzz')
  await expectText('No results')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search pages and actions' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Says so when the types could not be read, and asks again', async () => {
  const methods = { 'mela.desk.get_types': failingOnce(letters.types) }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await expectTryAgain('1–2 of 2')
})

test('Says so to somebody who may read nothing here', async () => {
  await renderScreen('/', { answers: {} })
  await expectText("You don't have access")
})
