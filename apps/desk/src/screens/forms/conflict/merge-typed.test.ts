import { expect, test } from 'vitest'
import { TableValue } from '../../../fields/table-value.ts'
import { mergeTyped } from './conflict.tsx'

test('A merge keeps the user’s input and takes everything else from the newest version', () => {
  const before = { title: 'Kites', venue: 'Hall', capacity: '10', rows: new TableValue([]) }
  const typed = { ...before, title: 'Kites and lamps' }
  const newest = { ...before, venue: 'Garden', title: 'Kite morning' }
  expect(mergeTyped({ before, typed, newest })).toEqual({
    title: 'Kites and lamps',
    venue: 'Garden',
    capacity: '10',
    rows: before.rows,
  })
})
