import { date, docType, everything, int, link, money, section, series, text } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { rewardErrors } from '../errors.ts'

/** Points that a purchase earns, from one day to another. */
export const RewardRule = docType('Reward Rule', {
  naming: series('RWR-.####'),
  fields: {
    title: text({ required: true, inList: true, maxLength: 80 }),
    category: link('Product Category', {
      ...{ inList: true, indexed: true },
      description: 'Includes its subcategories. Empty: all products',
    }),

    earns: section('Points'),
    points: int({ required: true, min: 0, max: 10_000, inList: true }),
    per_amount: money({
      label: 'For each amount of',
      required: true,
      min: 1_00,
      default: 100_00,
      inList: true,
    }),

    period: section('Period'),
    valid_from: date({ required: true, inList: true, indexed: true }),
    valid_until: date({ inList: true, description: 'Last day. Empty: until another rule replaces it' }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Store Manager': everything,
  },
  titleField: 'title',
  searchFields: ['title'],
  sort: 'valid_from desc',
})

export const rewardRuleHooks = hooks(RewardRule, {
  beforeSave({ document: { valid_from, valid_until } }) {
    if (valid_until !== null && valid_until < valid_from) throw rewardErrors.ends_first()
    return {}
  },
})
