// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const list = 'GET Contact Message'

test('Lists documents with their title, fields and how many there are', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  const title = await screen.findByRole('link', { name: 'When is the fair?' })
  expect(title.getAttribute('href')).toBe('/desk/contact-message/MSG-1')
  await expectText('1–2 of 2')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('Sender')
  expect(server.inputsOf(list)).toEqual([
    expect.objectContaining({ order_by: 'modified desc', limit_page_length: '20' }),
  ])
})

test('Sorts by a column when its head is pressed', async () => {
  const server = await renderScreen('/contact-message', { answers: letters })
  await press('Sender')
  await waitFor(() =>
    expect(server.inputsOf(list).at(-1)).toEqual(expect.objectContaining({ order_by: 'username asc' })),
  )
  expect(screen.getByRole('columnheader', { name: 'Sender' }).getAttribute('aria-sort')).toBe('ascending')
})

test('Searches the title for what is typed, and clears the search of an empty result', async () => {
  const server = await renderScreen('/contact-message', {
    answers: { ...letters, documents: { 'Contact Message': [] } },
  })
  await expectText('The first message will appear here.')
  await fill('Search by subject', 'kites')
  await expectText('No results')
  const asked = [['subject', 'like', '%kites%']]
  await waitFor(() =>
    expect(server.inputsOf(list).at(-1)).toEqual(
      expect.objectContaining({ or_filters: expect.arrayContaining(asked) }),
    ),
  )
  await press('Clear filters')
  await expectText('The first message will appear here.')
})

test('Shows no way to create or export to somebody who may only read', async () => {
  const [type] = letters.types
  const types = type
    ? [{ ...type, can_create: false, can_export: false, can_write: false, can_delete: false }]
    : []
  await renderScreen('/contact-message', { answers: { ...letters, types } })
  await expectText('1–2 of 2')
  expect(screen.queryByRole('link', { name: 'New' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('Says so when the list could not be read, and offers to try again', async () => {
  const documents = { 'Contact Message': refusal('The server is out of order') }
  const server = await renderScreen('/contact-message', { answers: { ...letters, documents } })
  await expectText('Something went wrong')
  await press('Try again')
  await waitFor(() => expect(server.inputsOf(list).length).toBeGreaterThan(1))
})

test('Says that a page was not found at an address of no type', async () => {
  await renderScreen('/no-such-type', { answers: letters })
  await expectText('Page not found')
})
