import { expect, test } from 'vitest'
import { always, both, either, through, where, whereOwner, whereUser } from '#framework/doctypes'
import { excludesOtherRows, isOwnRowsOnly } from './permission.ts'

const ofOwnShop = through('shop', 'Shop', whereUser('run_by'))

test('Rows a user created, runs or reaches through one they run are their own, with or without more conditions', () => {
  for (const own of [whereOwner, whereUser('run_by'), ofOwnShop, both(ofOwnShop, where({ state: 'draft' }))])
    expect(isOwnRowsOnly(own)).toBe(true)
  expect(isOwnRowsOnly(either(whereOwner, ofOwnShop))).toBe(true)
  expect(isOwnRowsOnly({ kind: 'reach', granted: ofOwnShop, limits: [], shared: null })).toBe(true)
})

test('A document that everyone reaches, that is shared, or that nobody reaches does not count as one’s own', () => {
  expect(isOwnRowsOnly(always)).toBe(false)
  expect(isOwnRowsOnly(either(ofOwnShop, where({ state: 'live' })))).toBe(false)
  expect(isOwnRowsOnly({ kind: 'never' })).toBe(false)
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(isOwnRowsOnly({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(false)
  expect(isOwnRowsOnly({ kind: 'reach', granted: null, limits: [], shared: null })).toBe(false)
})

test('A share of one document or a missing permission opens no rows of other users', () => {
  const shared = { kind: 'shared', type: 'Shop', right: 'read' } as const
  expect(excludesOtherRows({ kind: 'never' })).toBe(true)
  expect(excludesOtherRows(ofOwnShop)).toBe(true)
  expect(excludesOtherRows({ kind: 'reach', granted: null, limits: [], shared })).toBe(true)
  expect(excludesOtherRows({ kind: 'reach', granted: ofOwnShop, limits: [], shared })).toBe(true)
  expect(excludesOtherRows({ kind: 'reach', granted: always, limits: [], shared })).toBe(false)
  expect(excludesOtherRows(either(whereOwner, where({ state: 'live' })))).toBe(false)
})
