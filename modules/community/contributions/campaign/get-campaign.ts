import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { translateDocument, translateResponse } from '#site/translations'
import { ContributionPurpose } from './contribution-purpose.doctype.ts'
import { ContributionSettings } from './contribution-settings.doctype.ts'
import { readProgress, calculateTotalProgress } from './campaign-progress.ts'
import { readContributionSettings, listRecentSupporters } from '../contribution/contribution.queries.ts'
import { filterSuggestions } from '../contribution/amount-limits.rules.ts'

const MAX_SUPPORTERS = 12

/**
 * Returns the data of the contribution page, with its progress and its supporters. The response is the same for all
 * guests.
 */
export const getCampaign = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, language }) {
    const [settings, purposes, confirmed] = await Promise.all([
      readContributionSettings(documents),
      readProgress(documents),
      listRecentSupporters(documents, MAX_SUPPORTERS),
    ])
    const { heading, introduction, minimum, maximum, suggested, has_wall } = settings
    const amounts = suggested.map(({ amount }) => amount)
    return translateResponse({ documents, language }, (translate) => ({
      ...translateDocument(ContributionSettings, { heading, introduction }, translate),
      currency: 'INR',
      minimum: toDecimal(minimum),
      maximum: toDecimal(maximum),
      suggested: filterSuggestions(amounts, { minimum, maximum }).map(toDecimal),
      ...calculateTotalProgress(purposes),
      purposes: purposes.map((purpose) => translateDocument(ContributionPurpose, purpose, translate)),
      supporters: has_wall === 1 ? confirmed.map(toSupporter) : [],
    }))
  },
})

interface ConfirmedContribution {
  readonly donor_name: string
  readonly amount: number
  readonly is_anonymous: 0 | 1
  readonly message: string | null
  readonly is_message_shown: 0 | 1
  readonly confirmed_on: string | null
}

export interface Supporter {
  readonly name: string | null
  readonly amount: number
  readonly message: string | null
  readonly day: string | null
}

export function toSupporter(confirmed: ConfirmedContribution): Supporter {
  const { donor_name, amount, is_anonymous, message, is_message_shown, confirmed_on } = confirmed
  return {
    name: is_anonymous === 1 ? null : donor_name,
    amount: toDecimal(amount),
    message: is_message_shown === 1 ? message : null,
    day: confirmed_on,
  }
}
