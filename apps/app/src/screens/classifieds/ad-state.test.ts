import { expect, test } from 'vitest'
import { stateLabel, adSteps } from './my-ad-part.tsx'

test('A hidden ad is shown as hidden in any state', () => {
  expect(stateLabel({ state: 'live', is_hidden: 1 })).toBe('classifieds.state_hidden')
  expect(stateLabel({ state: 'live', is_hidden: 0 })).toBe('classifieds.state_live')
})

test('A seller gets the possible actions of an ad, and none for a sold one', () => {
  expect(adSteps({ state: 'draft', can_renew: 0 })).toEqual(['submit_ad'])
  expect(adSteps({ state: 'live', can_renew: 1 })).toEqual(['renew', 'mark_sold', 'withdraw_ad'])
  expect(adSteps({ state: 'sold', can_renew: 0 })).toEqual([])
})
