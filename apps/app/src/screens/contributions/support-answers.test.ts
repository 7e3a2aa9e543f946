import { expect, test } from 'vitest'
import { firstSupportAnswers, offerIn, OWN, supportProblems, type SupportAnswers } from './support-answers.ts'
import { amountWritten } from '../../ui/form/amount-written.ts'

const roof = { name: 'CP-001', title: 'Roof', description: null, goal: null, raised: 0, count: 0 }
const question = { suggested: [250, 500], purposes: [roof], minimum: 10, maximum: 500_000 }
const complete: SupportAnswers = {
  ...firstSupportAnswers(question),
  donor_name: 'Meena',
  email: 'meena@example.org',
}
const own = (own_amount: string) => ({ ...complete, amount: OWN, own_amount })

test('The form starts with a purpose and an amount selected', () => {
  expect(firstSupportAnswers(question)).toMatchObject({ purpose: 'CP-001', amount: '500' })
  expect(firstSupportAnswers({ ...question, suggested: [] }).amount).toBe(OWN)
})

test.each([
  ['500', 500],
  ['₹ 1,23,456', 123_456],
  ['250.50', 250.5],
  ['250.505', null],
  ['-5', null],
  ['1e3', null],
  ['9007199254740993', null],
  ['five', null],
])('%s is %s in rupees', (text, amount) => {
  expect(amountWritten(text)).toBe(amount)
})

test('Amounts outside the limits and invalid amounts each get an error', () => {
  expect(supportProblems(complete, question)).toEqual({})
  expect(supportProblems(own(''), question)).toEqual({ own_amount: 'contributions.amount_missing' })
  expect(supportProblems(own('9.99'), question)).toEqual({ own_amount: 'contributions.amount_little' })
  expect(supportProblems(own('500000.01'), question)).toEqual({ own_amount: 'contributions.amount_much' })
  expect(supportProblems(own('1.234'), question)).toEqual({ own_amount: 'contributions.amount_wrong' })
})

test('A name and one contact are required', () => {
  const nobody = { ...complete, donor_name: ' ', email: '' }
  expect(supportProblems(nobody, question)).toEqual({
    donor_name: 'contributions.name_missing',
    email: 'contributions.reach_missing',
  })
  expect(supportProblems({ ...complete, email: '', phone: '98400 12345' }, question)).toEqual({})
  expect(supportProblems({ ...complete, email: 'meena@', phone: '12' }, question)).toEqual({
    email: 'contributions.email_wrong',
    phone: 'contributions.phone_wrong',
  })
})

test('A donor who does not appear on the page is not sent as anonymous', () => {
  expect(offerIn({ ...own(' ₹1,000 '), is_anonymous: true })).toMatchObject({
    amount: 1000,
    is_on_wall: 0,
    is_anonymous: 0,
  })
  expect(offerIn({ ...complete, is_on_wall: true, is_anonymous: true })).toMatchObject({ is_anonymous: 1 })
})
