import { expect, test } from 'vitest'
import {
  always,
  both,
  docType,
  everything,
  grant,
  link,
  reading,
  text,
  through,
  where,
  whereUser,
  type DocType,
} from '#framework/doctypes'
import { administrator, guest, signedIn, type Caller } from './caller.ts'
import { deskPermissionFor, worksOnEvery } from './evaluate.ts'

const ofOwnShop = through('shop', 'Try Shop', whereUser('owner_user'))

const Ware = docType('Try Ware', {
  fields: { shop: link('Try Shop'), state: text(), buyer: link('User') },
  access: {
    'System Manager': everything,
    Moderator: reading(where({ state: 'told' })),
    Seller: grant({ read: ofOwnShop, write: both(ofOwnShop, where({ state: 'draft' })) }),
    Volunteer: grant({ read: always, write: where({ state: 'draft' }) }),
    All: reading(whereUser('buyer')),
    Guest: reading(where({ state: 'live' })),
  },
})

const Brand = docType('Try Brand', {
  fields: { title: text() },
  access: { 'System Manager': everything, Seller: reading(always), Guest: reading(always) },
})

const sharedTypes = new Set([Ware.name])

const staff = (...roles: readonly string[]) =>
  signedIn('USR-1', roles, { deskRoles: new Set(roles), isDeskUser: true })

const kindOf = (caller: Caller, type: DocType = Ware) => deskPermissionFor(type, caller).kind

test('A user who is not staff has no desk permission, whatever they read or were shared', () => {
  expect(kindOf(guest)).toBe('never')
  expect(kindOf(signedIn('USR-2', []))).toBe('never')
  expect(kindOf(signedIn('USR-2', ['Volunteer', 'Customer'], { sharedTypes }))).toBe('never')
  expect(kindOf(signedIn('USR-2', ['System Manager']))).toBe('never')
})

test('Staff have desk permission for what their desk roles read, and not for what everyone reads', () => {
  expect(kindOf(staff('System Manager'))).toBe('always')
  expect(deskPermissionFor(Ware, staff('Moderator'))).toEqual(where({ state: 'told' }))
  expect(kindOf(staff('Event Staff'))).toBe('never')
  expect(kindOf(staff('Event Staff'), Brand)).toBe('never')
})

test('Staff have desk permission for documents shared with them', () => {
  const helper = { ...staff('Event Staff'), sharedTypes }
  expect(deskPermissionFor(Ware, helper)).toMatchObject({ granted: null, shared: { right: 'read' } })
})

test('A user who is staff by user type only has desk permission for what they may change', () => {
  const clerk = signedIn('USR-3', ['Volunteer'], { isDeskUser: true, sharedTypes })
  expect(deskPermissionFor(Ware, clerk)).toMatchObject({
    granted: where({ state: 'draft' }),
    shared: { right: 'write' },
  })
})

test('Sellers have desk permission for their own documents only', () => {
  const seller = signedIn('USR-4', ['Seller'], { sharedTypes })
  expect(deskPermissionFor(Ware, seller)).toEqual(ofOwnShop)
  expect(kindOf(seller, Brand)).toBe('never')
  expect(kindOf(staff('Seller'), Brand)).toBe('never')
  const atTheDesk = { ...staff('Seller'), roles: new Set(['Seller', 'Volunteer', 'All']), sharedTypes }
  expect(deskPermissionFor(Ware, atTheDesk)).toEqual(ofOwnShop)
})

test('User Permissions restrict the desk permission', () => {
  const restriction = {
    ...{ value: 'kite', applicableFor: null, parentField: null },
    ...{ passesEmpty: false, isDefault: false },
  }
  const manager = { ...staff('System Manager'), restrictions: new Map([['Try Shop', [restriction]]]) }
  expect(deskPermissionFor(Ware, manager)).toMatchObject({ kind: 'reach', limits: [{ column: 'shop' }] })
})

test('Users with an unconditional role have desk permission for every document of a type', () => {
  expect(worksOnEvery(Ware, administrator)).toBe(true)
  expect(worksOnEvery(Ware, staff('System Manager'))).toBe(true)
  for (const caller of [staff('Moderator'), signedIn('USR-4', ['Seller']), guest])
    expect(worksOnEvery(Ware, caller)).toBe(false)
})
