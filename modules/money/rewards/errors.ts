import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const rewardErrors = errorCatalogue('rewards', messages.en, {
  off: { type: 'ValidationError' },
  sign_in: { type: 'PermissionError' },
  value_twice: { type: 'ValidationError', field: 'values' },
  tier_twice: { type: 'ValidationError', field: 'tiers' },
  ends_first: { type: 'ValidationError', field: 'valid_until' },
  not_enough: { type: 'ValidationError', field: 'points', values: (points: number) => ({ points }) },
  too_few: { type: 'ValidationError', field: 'points', values: (points: number) => ({ points }) },
  too_many: { type: 'ValidationError', field: 'points', values: (points: number) => ({ points }) },
})
