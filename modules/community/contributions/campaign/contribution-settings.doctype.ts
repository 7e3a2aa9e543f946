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
import { hooks } from '#framework/documents'
import { contributionErrors } from '../errors.ts'

const SuggestedAmount = childType('Suggested Amount', {
  amount: money({ required: true, min: MIN_AMOUNT, max: MAX_AMOUNT }),
})

const bounds = { required: true, min: MIN_AMOUNT, max: MAX_AMOUNT } as const

export const ContributionSettings = docType('Contribution Settings', {
  naming: single,
  fields: {
    heading: text({
      ...{ maxLength: 80, translatable: true },
      description: 'Leave empty to use the standard heading',
    }),
    introduction: longText({ maxLength: 600, translatable: true }),
    minimum: money({ label: 'Minimum amount', ...bounds, default: MIN_AMOUNT }),
    maximum: money({ label: 'Maximum amount', ...bounds, default: MAX_AMOUNT }),
    suggested: table(SuggestedAmount, { label: 'Suggested amounts', max: 6 }),
    has_wall: check({
      label: 'Show supporters',
      default: 1,
      description: 'Supporters who agree are named on the page',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
})

export const contributionSettingsHooks = hooks(ContributionSettings, {
  beforeSave({ document: { minimum, maximum } }) {
    if (minimum > maximum) throw contributionErrors.bounds_upside_down()
    return {}
  },
})
