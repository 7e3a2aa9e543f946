// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const later = '2026-11-24 11:00:00.000000'

/** Saves over a version that somebody else has saved meanwhile. */
async function saveTooLate() {
  const rows = [{ ...question }]
  const conflict = refusal('Changed', { type: 'TimestampMismatchError' })
  const answers = {
    ...letters,
    documents: { 'Contact Message': rows },
    refused: { 'PUT Contact Message': conflict },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await fill('Sender', 'Ravi Kumar')
  server.store('Contact Message', { ...question, username: 'Ravi K', subject: 'Fair?', modified: later })
  await press('Save')
  await expectText(/saved changes at .*, after you opened this document\. Your changes are still here\./)
  return server
}

test('Shows what somebody else saved meanwhile beside what was typed', async () => {
  await saveTooLate()
  const row = screen.getByRole('row', { name: /^Sender/ })
  expect(row.textContent).toBe('SenderRavi KRavi Kumar')
})

test('Takes their version in place of what was typed', async () => {
  await saveTooLate()
  await press('Use their version')
  expect(await screen.findByLabelText('Sender')).toHaveProperty('value', 'Ravi K')
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('Lays what was typed over their version', async () => {
  await saveTooLate()
  await press('Load their version and keep my changes')
  expect(await screen.findByLabelText('Sender')).toHaveProperty('value', 'Ravi Kumar')
  expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', 'Fair?')
  await expectText('Not saved')
})

test('Saves over their version when that is what somebody wants', async () => {
  const server = await saveTooLate()
  await press('Overwrite with my version')
  await expectText(/saved changes at/)
  const sent = server.inputsOf('PUT Contact Message/MSG-1')
  expect(sent.at(-1)).toEqual(expect.objectContaining({ username: 'Ravi Kumar', modified: later }))
})
