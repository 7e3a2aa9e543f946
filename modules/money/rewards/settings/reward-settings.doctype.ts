import {
  childType,
  date,
  docType,
  everything,
  int,
  money,
  percent,
  section,
  single,
  table,
  text,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { rewardErrors } from '../errors.ts'

const MAX_DAYS = 3650

const PointValue = childType('Reward Point Value', {
  valid_from: date({ required: true, inList: true }),
  value: money({ required: true, min: 1, inList: true, description: 'What one point pays' }),
})

const RewardTier = childType('Reward Tier', {
  tier_name: text({ required: true, inList: true, maxLength: 40, translatable: true }),
  from_points: int({
    ...{ label: 'From points', required: true, min: 0, inList: true },
    description: 'Points earned in the last 365 days',
  }),
  bonus: percent({ label: 'Extra points', inList: true, description: 'Added to what the rules give' }),
})

/** Terms of reward points. Website Settings switch them on. */
export const RewardSettings = docType('Reward Settings', {
  naming: single,
  fields: {
    values: table(PointValue, {
      ...{ label: 'Value of a point', max: 50 },
      description: 'Applies to points earned from that day; earlier points keep their value',
    }),
    expiry_days: int({
      ...{ label: 'Points expire after (days)', required: true, min: 0, max: MAX_DAYS, default: 365 },
      description: '0: points do not expire',
    }),
    notice_days: int({
      ...{ label: 'Expiry notice (days before)', required: true, min: 1, max: 60, default: 7 },
    }),

    spending: section('Spending'),
    minimum_points: int({
      ...{ label: 'Fewest points in one payment', required: true, min: 1, default: 50 },
    }),
    maximum_percent: percent({
      ...{ label: 'Largest part of an order that points pay', required: true, default: 50 },
    }),

    levels: section('Tiers'),
    tiers: table(RewardTier, { max: 10 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
})

export const rewardSettingsHooks = hooks(RewardSettings, {
  beforeSave({ document: { values, tiers } }) {
    if (new Set(values.map(({ valid_from }) => valid_from)).size < values.length)
      throw rewardErrors.value_twice()
    if (new Set(tiers.map(({ from_points }) => from_points)).size < tiers.length)
      throw rewardErrors.tier_twice()
    return {}
  },
})
