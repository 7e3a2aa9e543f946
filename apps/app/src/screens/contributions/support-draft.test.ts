import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import type { Campaign } from './campaign.ts'
import {
  firstSupportAnswers,
  OWN,
  forgetSupportDraft,
  storeSupportDraft,
  supportDraft,
} from './support-answers.ts'

const roof = { name: 'CP-001', title: 'Roof', description: null, goal: null, raised: 0, count: 0 }
const campaign: Campaign = {
  ...{ heading: null, introduction: null, currency: 'INR', minimum: 10, maximum: 1000 },
  ...{ suggested: [250, 500], goal: null, raised: 0, count: 0, purposes: [roof], supporters: [] },
}
const typed = {
  ...firstSupportAnswers(campaign),
  ...{ amount: OWN, own_amount: '333', donor_name: 'Meena', is_on_wall: true },
}

test('Input is restored until the draft is deleted', () => {
  const store = memoryStore()
  storeSupportDraft(typed, store)
  expect(supportDraft(campaign, store)).toEqual(typed)
  forgetSupportDraft(store)
  expect(supportDraft(campaign, store)).toEqual(firstSupportAnswers(campaign))
})

test('A purpose or an amount that is no longer offered is not selected', () => {
  const store = memoryStore()
  storeSupportDraft({ ...typed, purpose: 'CP-009', amount: '77' }, store)
  expect(supportDraft(campaign, store)).toMatchObject({
    purpose: 'CP-001',
    amount: '500',
    donor_name: 'Meena',
  })
})
