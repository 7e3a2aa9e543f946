import { expect, test } from 'vitest'
import { ownRights, rightsOf } from './family-calls.ts'

const few = { may_view: 1, may_change: 0, may_pay: 1, may_collect: 0 } as const
const all = { may_view: 1, may_change: 1, may_pay: 1, may_collect: 1 } as const

test('A guardian reads only what the office permits', () => {
  expect(rightsOf(few)).toEqual(['family.right_view', 'family.right_pay'])
})

test('Two guardians each have their own permissions', () => {
  const guardians = [
    { full_name: 'Lakshmi', relation: 'mother' as const, rights: all, is_me: 0 },
    { full_name: 'Venkat', relation: 'father' as const, rights: few, is_me: 1 },
  ]
  expect(ownRights({ guardians })).toEqual(few)
})

test('The applicant may change a registration before it belongs to a family, and pays nothing yet', () => {
  expect(ownRights({ guardians: [] })).toMatchObject({ may_change: 1, may_pay: 0 })
})
