import { expect, test } from 'vitest'
import type { RenewalChild } from './renewal-calls.ts'
import { firstState, type RenewalState } from './renewal-state.ts'
import { leftToRenew, onwards, openOf, stepBack } from './renewal-steps.ts'

const child = (student: string, state: RenewalChild['state'] = 'open'): RenewalChild => ({
  ...{ student, state, preview: {}, class: 'Class 3', next_class: 'Class 4', year: '2027-28' },
  ...{ fee: null, consents: {} },
})

const state = (changes: Partial<RenewalState>): RenewalState => ({
  ...firstState,
  ...{ at: 'children', token: 't', students: [child('A'), child('B')], chosen: ['B', 'A'] },
  ...changes,
})

const renewed = (student: string) => ({
  ...{ student, renewal: `REN-${student}`, fee: null, is_phone_asked: 0 as const },
  ...{ academic_year: '2027-28', class: 'Class 4' },
})

test('Chosen children are renewed one after the other, in the order of the list', () => {
  expect(leftToRenew(state({}))).toEqual(['A', 'B'])
  expect(leftToRenew(state({ renewed: [renewed('A')] }))).toEqual(['B'])
})

test('The fee follows the last child', () => {
  expect(onwards(state({ renewed: [renewed('A')] })).at).toBe('changes')
  expect(onwards(state({ renewed: [renewed('A'), renewed('B')] })).at).toBe('done')
})

test('Only open renewals can be chosen', () => {
  expect(openOf([child('A', 'done'), child('B'), child('C', 'last class')])).toEqual(['B'])
})

test('A step back keeps all input, and the final step has none', () => {
  const answers = { A: { changes: { city: 'Madurai' }, given: [], withdrawn: [], key: 'k' } }
  const back = stepBack(state({ at: 'changes', answers }))
  expect(back).toMatchObject({ at: 'children', answers })
  expect(stepBack(state({ at: 'done' })).at).toBe('done')
})
