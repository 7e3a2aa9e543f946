import {
  check,
  childType,
  docType,
  everything,
  longText,
  money,
  reading,
  always,
  single,
  table,
  text,
} from '#framework/doctypes'
import { MAX_AMOUNT, MIN_AMOUNT } from '../contribution/amount-limits.rules.ts'

export const SuggestedAmount = childType('Suggested Amount', {
  amount: money({ required: true, min: MIN_AMOUNT, max: MAX_AMOUNT }),
})

const bounds = { required: true, min: MIN_AMOUNT, max: MAX_AMOUNT } as const

/** How the organisation asks for support. */
export const ContributionSettings = docType('Contribution Settings', {
  naming: single,
  fields: {
    heading: text({ maxLength: 80, description: 'Empty: the words of the house' }),
    introduction: longText({ maxLength: 600 }),
    minimum: money({ ...bounds, default: MIN_AMOUNT }),
    maximum: money({ ...bounds, default: MAX_AMOUNT }),
    suggested: table(SuggestedAmount, { max: 6 }),
    has_wall: check({ default: 1, description: 'Supporters who wish it are named on the page' }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
})
