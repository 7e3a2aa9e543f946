import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { verbOf } from '../../../data/document/document-actions.ts'
import { transitionSteps } from './use-offered-steps.ts'

const transitions = [
  { action: 'answer', from: 'new', to: 'answered', is_final: false, is_next: false },
  { action: 'close', from: 'answered', to: 'closed', is_final: true, is_next: false },
]
const meta = readMeta([
  {
    name: 'Contact Message',
    title_field: 'subject',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [],
    states: { field: 'state', transitions },
  },
])
const context = { meta, stored: { state: 'answered' }, title: 'Kites', t: translator('en') }

test('A transition is a button with its verb', () => {
  expect(transitionSteps(transitions, context).map(({ verb }) => verb)).toEqual(['Answer', 'Close'])
  expect(verbOf('send_back')).toBe('Send back')
})

test('Only a transition that the server calls final asks for confirmation', () => {
  const [answer, close] = transitionSteps(transitions, context)
  expect(answer?.confirmation).toBeNull()
  expect(close?.confirmation).toEqual({
    title: 'Close: Kites?',
    text: "The status changes from answered to closed. This can't be undone.",
  })
})
