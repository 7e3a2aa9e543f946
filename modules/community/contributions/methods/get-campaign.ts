import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { readProgress } from '../actions/read-progress.ts'
import { readContributionSettings, recentSupporters } from '../doctypes/contribution.queries.ts'
import { suggestionsWithin } from '../rules/bounds.ts'
import { together } from '../rules/progress.ts'
import { supporterOf } from '../rules/supporter.ts'

const MOST_SUPPORTERS = 12

/** Everything that the page of support shows; the same for all guests. */
export const getCampaign = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    const [settings, purposes, confirmed] = await Promise.all([
      readContributionSettings(documents),
      readProgress(documents),
      recentSupporters(documents, MOST_SUPPORTERS),
    ])
    const { heading, introduction, minimum, maximum, suggested, has_wall } = settings
    const amounts = suggested.map(({ amount }) => amount)
    return {
      heading,
      introduction,
      currency: 'INR',
      minimum: toDecimal(minimum),
      maximum: toDecimal(maximum),
      suggested: suggestionsWithin(amounts, { minimum, maximum }).map(toDecimal),
      ...together(purposes),
      purposes,
      supporters: has_wall === 1 ? confirmed.map(supporterOf) : [],
    }
  },
})
