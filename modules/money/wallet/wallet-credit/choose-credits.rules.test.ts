import { expect, test } from 'vitest'
import { chooseCredits, type SpendableCredit } from './choose-credits.rules.ts'

const today = '2026-11-28'
const credit = (name: string, amount: number, rest: Partial<SpendableCredit> = {}): SpendableCredit => ({
  ...{
    name,
    amount,
    used_amount: 0,
    expired_amount: 0,
    withdrawn_amount: 0,
    expires_on: null,
    business: null,
  },
  only_for: null,
  ...rest,
})
const choose = (credits: readonly SpendableCredit[], amount: number, shares: Record<string, number> = {}) =>
  chooseCredits(credits, { type: 'Order', amount, shares: new Map(Object.entries(shares)), today })

test('Spends the credit that expires first, and never-expiring credit last', () => {
  const credits = [
    credit('never', 500),
    credit('later', 300, { expires_on: '2027-01-01' }),
    credit('soon', 200, { expires_on: '2026-11-28' }),
  ]
  expect(choose(credits, 600)).toEqual([
    { credit: 'soon', amount: 200 },
    { credit: 'later', amount: 300 },
    { credit: 'never', amount: 100 },
  ])
})

test('Leaves out credit whose last day is over, and what was used before', () => {
  const credits = [
    credit('over', 500, { expires_on: '2026-11-27' }),
    credit('begun', 300, { used_amount: 250, expired_amount: 10 }),
  ]
  expect(choose(credits, 600)).toEqual([{ credit: 'begun', amount: 40 }])
})

test('Spends credit of a business for its own items only', () => {
  const credits = [credit('pottery', 500, { business: 'Pottery' }), credit('any', 100)]
  expect(choose(credits, 600, { Pottery: 200, Books: 400 })).toEqual([
    { credit: 'pottery', amount: 200 },
    { credit: 'any', amount: 100 },
  ])
  expect(choose(credits, 50, { Books: 400 })).toEqual([{ credit: 'any', amount: 50 }])
})
