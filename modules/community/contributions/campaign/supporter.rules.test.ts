import { expect, test } from 'vitest'
import { toSupporter } from './get-campaign.ts'

const meena = {
  donor_name: 'Meena',
  amount: 500_50,
  is_anonymous: 0,
  message: 'For the library',
  is_message_shown: 1,
  confirmed_on: '2026-11-20',
} as const

test('a supporter is named with the amount and the day', () => {
  expect(toSupporter(meena)).toEqual({
    name: 'Meena',
    amount: 500.5,
    message: 'For the library',
    day: '2026-11-20',
  })
})

test('who wishes no name has none, and an unread message does not stand there', () => {
  expect(toSupporter({ ...meena, is_anonymous: 1, is_message_shown: 0 })).toMatchObject({
    name: null,
    message: null,
  })
})
