import { expect, test } from 'vitest'
import {
  initialRights,
  listRegisteredGuardians,
  type RegisteredParents,
} from './registered-guardians.rules.ts'

const parents: RegisteredParents = {
  ...{ parent_name: 'Lakshmi', parent_phone: '+919840055501', parent_email_address: null },
  ...{ parent_name_2: 'Venkat', parent_2_phone: '+919840055502', alternate_email_id: 'v@families.example' },
}

test('Both parents become guardians when both have a number', () => {
  expect(listRegisteredGuardians(parents)).toEqual([
    { full_name: 'Lakshmi', phone: '+919840055501', email: null, isFirst: true },
    { full_name: 'Venkat', phone: '+919840055502', email: 'v@families.example', isFirst: false },
  ])
})

test('One number makes one guardian', () => {
  expect(listRegisteredGuardians({ ...parents, parent_2_phone: null })).toHaveLength(1)
  expect(listRegisteredGuardians({ ...parents, parent_2_phone: '+919840055501' })).toHaveLength(1)
})

test('A guardian added to an existing family has no permissions yet', () => {
  expect(Object.values(initialRights(false, { isFirst: true }))).toEqual([0, 0, 0, 0])
})

test('In a new family the first guardian has all permissions, and the second may not edit', () => {
  expect(Object.values(initialRights(true, { isFirst: true }))).toEqual([1, 1, 1, 1])
  expect(initialRights(true, { isFirst: false })).toMatchObject({ may_view: 1, may_change: 0 })
})
