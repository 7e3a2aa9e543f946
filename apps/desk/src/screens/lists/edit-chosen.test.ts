import { expect, test } from 'vitest'
import { changesOf } from './edit-chosen.tsx'

const seen = '2026-11-22 10:00:00.000000'
const meta = { states: { field: 'state', moves: [] } }

test('a step of many documents is taken only with those that stand as the list showed them', () => {
  const step = { fieldname: 'state', value: 'live' }
  expect(changesOf(meta, step, seen)).toEqual({ state: 'live', modified: seen })
  expect(changesOf(meta, { fieldname: 'venue', value: 'The tank' }, seen)).toEqual({ venue: 'The tank' })
  expect(changesOf({ states: null }, step, seen)).toEqual({ state: 'live' })
})
