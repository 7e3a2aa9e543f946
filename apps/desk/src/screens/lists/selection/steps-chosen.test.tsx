// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const answering = { action: 'mark_answered', to: 'answered', is_final: false, is_next: true }
const offered = ({ name }: { name: string }) => (name === question.name ? [answering] : [])

test('Takes a step with those of the selected documents that may take it', async () => {
  const methods = {
    'mela.desk.get_transitions': offered,
    'mela.desk.apply_transition': { name: 'MSG-1', modified: '2026-11-24 11:00:00.000000' },
  }
  const server = await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Select all', 'checkbox')
  await press('Mark answered (1 of 2)')
  await expectText(/1 other selected document isn't changed\./)
  await press('Mark answered')
  await expectText('1 document changed to answered')
  const { name, modified } = question
  const input = { doctype: 'Contact Message', name, action: 'mark_answered', modified }
  await expectSent(server, 'mela.desk.apply_transition', input)
})

test('Shows what was refused in the dialog, with the reason, and one button of each name', async () => {
  const methods = {
    'mela.desk.get_transitions': offered,
    'mela.desk.apply_transition': refusal('Write an answer first'),
  }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Select When is the fair?', 'checkbox')
  await press('Mark answered')
  await press('Mark answered')
  await expectText(/Write an answer first/)
  const dialog = within(await screen.findByRole('dialog'))
  const names = dialog
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Close', 'Done', 'Mark answered'])
})
