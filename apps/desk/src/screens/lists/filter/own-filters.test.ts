import { expect, test } from 'vitest'
import { plainField } from '../../../data/document/type-meta.ts'
import { ownFilters } from './filters.ts'

test('A list opens with the user’s own documents only where the type separates them from others', () => {
  const business = { ...plainField, fieldname: 'business', initial: 'BS-2' }
  expect(ownFilters({ fields: [plainField, { ...business, marksOwn: true }] })).toEqual([
    { field: 'business', comparison: 'is', value: 'BS-2' },
  ])
  expect(ownFilters({ fields: [plainField, business] })).toEqual([])
})
