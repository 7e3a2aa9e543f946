import { expect, test } from 'vitest'
import { firstGiftCardAnswers, giftCardProblems, OTHER_AMOUNT, purchaseIn } from './gift-card-answers.ts'

const terms = { minimum: 100, maximum: 10_000, amounts: [500, 1000, 2000] }
const question = { ...terms, isGuest: false, today: '2026-11-29' }
const answers = {
  ...firstGiftCardAnswers(terms),
  ...{ recipient_name: 'Ravi', recipient_email: 'ravi@example.org', sender_name: 'Meena' },
}

test('The second amount is preselected, and empty answers are not sent', () => {
  expect(purchaseIn({ ...answers, message: '  ' })).toEqual({
    ...{ amount: 1000, recipient_name: 'Ravi', recipient_email: 'ravi@example.org', sender_name: 'Meena' },
    ...{ buyer_email: null, message: null, deliver_on: null },
  })
  expect(firstGiftCardAnswers({ amounts: [] }).amount).toBe(OTHER_AMOUNT)
})

test('Each wrong field is named, and a guest gives an email', () => {
  expect(giftCardProblems(answers, question)).toEqual({})
  expect(giftCardProblems(answers, { ...question, isGuest: true })).toEqual({
    buyer_email: 'gift_cards.email_wrong',
  })
  const wrong = {
    ...answers,
    amount: OTHER_AMOUNT,
    recipient_name: ' ',
    recipient_email: 'ravi',
    deliver_on: '2026-11-28',
  }
  expect(giftCardProblems(wrong, question)).toEqual({
    own_amount: 'gift_cards.amount_missing',
    recipient_name: 'gift_cards.name_missing',
    recipient_email: 'gift_cards.email_wrong',
    deliver_on: 'gift_cards.day_past',
  })
})

test.each([
  ['50', 'gift_cards.amount_little'],
  ['10001', 'gift_cards.amount_much'],
  ['a lot', 'gift_cards.amount_wrong'],
  ['₹ 2,500.50', undefined],
])('An own amount of %s', (own_amount, problem) => {
  expect(giftCardProblems({ ...answers, amount: OTHER_AMOUNT, own_amount }, question).own_amount).toBe(
    problem,
  )
})
