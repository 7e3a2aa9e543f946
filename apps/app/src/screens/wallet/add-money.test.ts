import { expect, test } from 'vitest'
import { amountProblem, suggestedAmounts } from './add-money.ts'

test('Amounts to choose from are within the bounds', () => {
  expect(suggestedAmounts({ minimum: 100, maximum: 10_000 })).toEqual([100, 200, 500, 1000])
  expect(suggestedAmounts({ minimum: 250, maximum: 1500 })).toEqual([500, 1000])
  expect(suggestedAmounts({ minimum: 20, maximum: 50 })).toEqual([20])
})

test('An amount says what is wrong with it', () => {
  const bounds = { minimum: 100, maximum: 5000 }
  const texts = ['', 'ten', '99.99', '5001', '₹ 1,000', '250.50']
  expect(texts.map((text) => amountProblem(text, bounds))).toEqual([
    ...['wallet.amount_missing', 'wallet.amount_wrong', 'wallet.amount_little', 'wallet.amount_much'],
    ...[undefined, undefined],
  ])
})
