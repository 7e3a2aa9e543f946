import { expect, test } from 'vitest'
import { plainField } from '../../../data/document/type-meta.ts'
import { ownFilters } from './filters.ts'

test('a list opens with what is one’s own only where the type tells it from what others show', () => {
  const business = { ...plainField, fieldname: 'business', initial: 'BS-2' }
  expect(ownFilters({ fields: [plainField, { ...business, marksOwn: true }] })).toEqual([
    { field: 'business', comparison: 'is', value: 'BS-2' },
  ])
  expect(ownFilters({ fields: [plainField, business] })).toEqual([])
})
