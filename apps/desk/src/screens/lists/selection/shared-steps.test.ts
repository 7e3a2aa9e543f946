import { expect, test } from 'vitest'
import { firstOfEachState, sharedSteps } from './steps-chosen.tsx'

const machine = {
  field: 'state',
  transitions: [
    { action: 'Confirm', from: 'placed', to: 'confirmed' },
    { action: 'Pack', from: 'confirmed', to: 'packed' },
    { action: 'Cancel', from: 'placed', to: 'cancelled' },
    { action: 'Cancel', from: 'confirmed', to: 'cancelled' },
  ],
}
const states = new Map([
  ['P-1', 'placed'],
  ['P-2', 'confirmed'],
  ['P-3', 'placed'],
  ['P-4', 'shipped'],
])
const transition = (action: string, to: string, is_final = false) => ({
  action,
  to,
  is_final,
  is_next: false,
})

test('The transitions are requested for one document of each state', () => {
  expect([...firstOfEachState(states)]).toEqual([
    ['placed', 'P-1'],
    ['confirmed', 'P-2'],
    ['shipped', 'P-4'],
  ])
})

test('A transition is offered once, in table order, for documents in its start state', () => {
  const transitions = new Map([
    ['confirmed', [transition('Pack', 'packed'), transition('Cancel', 'cancelled', true)]],
    ['placed', [transition('Confirm', 'confirmed'), transition('Cancel', 'cancelled')]],
    ['shipped', []],
  ])
  expect(sharedSteps(machine, states, transitions)).toEqual([
    { ...transition('Confirm', 'confirmed'), names: ['P-1', 'P-3'] },
    { ...transition('Pack', 'packed'), names: ['P-2'] },
    { ...transition('Cancel', 'cancelled', true), names: ['P-1', 'P-2', 'P-3'] },
  ])
})

test('A transition that is forbidden or not yet known is not offered', () => {
  expect(sharedSteps(machine, states, new Map([['placed', []]]))).toEqual([])
})
