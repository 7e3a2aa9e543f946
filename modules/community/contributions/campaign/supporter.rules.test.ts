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

test('A supporter is listed with name, amount and date', () => {
  expect(toSupporter(meena)).toEqual({
    name: 'Meena',
    amount: 500.5,
    message: 'For the library',
    day: '2026-11-20',
  })
})

test('Hides an anonymous supporter’s name and an unreviewed message', () => {
  expect(toSupporter({ ...meena, is_anonymous: 1, is_message_shown: 0 })).toMatchObject({
    name: null,
    message: null,
  })
})
