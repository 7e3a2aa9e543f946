import { expect, test } from 'vitest'
import { ownRights, rightsOf } from './family-calls.ts'

const few = { may_view: 1, may_change: 0, may_pay: 1, may_collect: 0 } as const
const all = { may_view: 1, may_change: 1, may_pay: 1, may_collect: 1 } as const

test('a guardian reads only what the office lets them do', () => {
  expect(rightsOf(few)).toEqual(['family.right_view', 'family.right_pay'])
})

test('of two guardians each has their own rights', () => {
  const guardians = [
    { full_name: 'Lakshmi', relation: 'mother' as const, rights: all, is_me: 0 },
    { full_name: 'Venkat', relation: 'father' as const, rights: few, is_me: 1 },
  ]
  expect(ownRights({ guardians })).toEqual(few)
})

test('who sent a registration in may change it before it belongs to a family, and pays nothing yet', () => {
  expect(ownRights({ guardians: [] })).toMatchObject({ may_change: 1, may_pay: 0 })
})
