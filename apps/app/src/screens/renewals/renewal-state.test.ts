import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { firstState, forgetRenewal, storeRenewal, readRenewal, type RenewalState } from './renewal-state.ts'

const state: RenewalState = {
  ...{
    at: 'changes',
    phone: '98400 12345',
    token: 't',
    child: { name: 'Kavya', born: '2018-03-04' },
    chosen: ['A'],
  },
  students: [
    {
      ...{ student: 'A', state: 'open', preview: { full_name: 'K*** R***', city: null }, class: 'Class 3' },
      ...{ next_class: 'Class 4', year: '2027-28', fee: { amount: 12000, currency: 'INR' }, consents: {} },
    },
  ],
  answers: {
    A: {
      changes: { city: 'Madurai' },
      given: ['pictures on our pages'],
      withdrawn: ['first aid and a doctor'],
      key: 'k',
    },
  },
  renewed: [],
}

test('A renewal is fully restored after a reload', () => {
  const store = memoryStore()
  storeRenewal(state, store)
  expect(readRenewal(store)).toEqual(state)
})

test('A fee stored by an older page without its parts is requested again', () => {
  const older = { ...state, renewed: [{ student: 'A', renewal: 'REN-1', fee: { due_now: 4000 } }] }
  expect(readRenewal(memoryStore({ 'mela.renewal': JSON.stringify(older) })).renewed).toEqual([])
})

test('Consents stored by an older page withdraw nothing', () => {
  const older = { ...state, answers: { A: { changes: {}, consents: [], key: 'k' } } }
  const { answers } = readRenewal(memoryStore({ 'mela.renewal': JSON.stringify(older) }))
  expect(answers['A']).toEqual({ changes: {}, given: [], withdrawn: [], key: 'k' })
})

test('A restarted renewal begins empty', () => {
  const store = memoryStore()
  storeRenewal(state, store)
  forgetRenewal(store)
  expect(readRenewal(store)).toEqual(firstState)
})

test('An invalid stored renewal is ignored', () => {
  for (const text of ['', 'x', '[]', '{"at":"elsewhere","students":[1,{}],"chosen":[2]}'])
    expect(readRenewal(memoryStore({ 'mela.renewal': text }))).toEqual(firstState)
})
