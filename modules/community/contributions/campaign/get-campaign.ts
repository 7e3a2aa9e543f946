import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { readProgress } from './read-progress.ts'
import { readContributionSettings, listRecentSupporters } from '../contribution/contribution.queries.ts'
import { filterSuggestions } from '../contribution/amount-limits.rules.ts'
import { calculateTotalProgress } from './progress.rules.ts'
import { toSupporter } from './supporter.rules.ts'

const MAX_SUPPORTERS = 12

/** Everything that the page of support shows; the same for all guests. */
export const getCampaign = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    const [settings, purposes, confirmed] = await Promise.all([
      readContributionSettings(documents),
      readProgress(documents),
      listRecentSupporters(documents, MAX_SUPPORTERS),
    ])
    const { heading, introduction, minimum, maximum, suggested, has_wall } = settings
    const amounts = suggested.map(({ amount }) => amount)
    return {
      heading,
      introduction,
      currency: 'INR',
      minimum: toDecimal(minimum),
      maximum: toDecimal(maximum),
      suggested: filterSuggestions(amounts, { minimum, maximum }).map(toDecimal),
      ...calculateTotalProgress(purposes),
      purposes,
      supporters: has_wall === 1 ? confirmed.map(toSupporter) : [],
    }
  },
})
