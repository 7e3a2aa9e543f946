import { expect, test } from 'vitest'
import { always, both, either, through, where, whereOwner, whereUser } from '#framework/doctypes'
import { opensNoOthers, reachesOwnAlone } from './permission.ts'

const ofOwnShop = through('shop', 'Shop', whereUser('run_by'))

test('Rows a user created, runs or reaches through one they run are their own, with or without more conditions', () => {
  for (const own of [whereOwner, whereUser('run_by'), ofOwnShop, both(ofOwnShop, where({ state: 'draft' }))])
    expect(reachesOwnAlone(own)).toBe(true)
  expect(reachesOwnAlone(either(whereOwner, ofOwnShop))).toBe(true)
  expect(reachesOwnAlone({ kind: 'reach', granted: ofOwnShop, limits: [], shared: null })).toBe(true)
})

test('A document that everyone reaches, that is shared, or that nobody reaches does not count as one’s own', () => {
  expect(reachesOwnAlone(always)).toBe(false)
  expect(reachesOwnAlone(either(ofOwnShop, where({ state: 'live' })))).toBe(false)
  expect(reachesOwnAlone({ kind: 'never' })).toBe(false)
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(reachesOwnAlone({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(false)
  expect(reachesOwnAlone({ kind: 'reach', granted: null, limits: [], shared: null })).toBe(false)
})

test('A share of one document or a missing permission opens no rows of other users', () => {
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(opensNoOthers({ kind: 'never' })).toBe(true)
  expect(opensNoOthers(ofOwnShop)).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: null, limits: [], shared })).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: always, limits: [], shared })).toBe(false)
  expect(opensNoOthers(either(whereOwner, where({ state: 'live' })))).toBe(false)
})
