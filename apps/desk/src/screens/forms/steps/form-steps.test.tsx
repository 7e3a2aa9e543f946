// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { letters, question } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const answering = { action: 'mark_answered', to: 'answered', is_final: false, is_next: true }
const closing = { action: 'close', to: 'closed', is_final: true, is_next: false }
const { name, modified } = question
const step = { doctype: 'Contact Message', name, modified }
const moved = { name, modified: '2026-11-24 11:00:00.000000' }

test('Takes a step that can be taken back at once', async () => {
  const methods = { 'mela.desk.get_transitions': [answering], 'mela.desk.apply_transition': moved }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await press('Mark answered')
  await expectSent(server, 'mela.desk.apply_transition', { ...step, action: 'mark_answered' })
  await expectText('Status changed to answered')
})

test('Asks before a step that cannot be taken back', async () => {
  const methods = { 'mela.desk.get_transitions': [closing], 'mela.desk.apply_transition': moved }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await press('Close')
  await expectText(/The status changes from new to closed\. This can't be undone\./)
  await press('Go back')
  expect(server.inputsOf('mela.desk.apply_transition')).toEqual([])
})

test('Saves what is typed before a step', async () => {
  const methods = { 'mela.desk.get_transitions': [answering], 'mela.desk.apply_transition': moved }
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await fill('Sender', 'Ravi Kumar')
  await press('Mark answered')
  await expectSent(server, 'mela.desk.apply_transition', { ...step, action: 'mark_answered' })
  expect(server.inputsOf('PUT Contact Message/MSG-1')).toEqual([{ username: 'Ravi Kumar', modified }])
})

test('Says why a step was refused', async () => {
  const methods = {
    'mela.desk.get_transitions': [answering],
    'mela.desk.apply_transition': refusal('Write an answer first'),
  }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await press('Mark answered')
  await expectText('Write an answer first')
})
