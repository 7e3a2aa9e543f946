import { expect, test } from 'vitest'
import { always, both, either, through, where, whereOwner, whereUser } from '#framework/doctypes'
import { opensNoOthers, reachesOwnAlone } from './permission.ts'

const ofOwnShop = through('shop', 'Shop', whereUser('run_by'))

test('what somebody made, runs or has through what he runs is his own, narrowed or not', () => {
  for (const own of [whereOwner, whereUser('run_by'), ofOwnShop, both(ofOwnShop, where({ state: 'draft' }))])
    expect(reachesOwnAlone(own)).toBe(true)
  expect(reachesOwnAlone(either(whereOwner, ofOwnShop))).toBe(true)
  expect(reachesOwnAlone({ kind: 'reach', granted: ofOwnShop, limits: [], shared: null })).toBe(true)
})

test('what everybody reaches, what is shared and what nobody reaches is not', () => {
  expect(reachesOwnAlone(always)).toBe(false)
  expect(reachesOwnAlone(either(ofOwnShop, where({ state: 'live' })))).toBe(false)
  expect(reachesOwnAlone({ kind: 'never' })).toBe(false)
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(reachesOwnAlone({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(false)
  expect(reachesOwnAlone({ kind: 'reach', granted: null, limits: [], shared: null })).toBe(false)
})

test('a share of one document, or no right at all, opens nobody’s rows but one’s own', () => {
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(opensNoOthers({ kind: 'never' })).toBe(true)
  expect(opensNoOthers(ofOwnShop)).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: null, limits: [], shared })).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(true)
  expect(opensNoOthers({ kind: 'reach', granted: always, limits: [], shared })).toBe(false)
  expect(opensNoOthers(either(whereOwner, where({ state: 'live' })))).toBe(false)
})
