import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { translateDocument, translateResponse } from '#site/translations'
import { GiftCardSettings } from '../settings/gift-card-settings.doctype.ts'
import { areGiftCardsOn, readGiftCardSettings } from '../settings/gift-card-settings.queries.ts'
import { offeredAmounts } from './purchase.rules.ts'

/** Returns what the page of gift cards offers. The response is the same for all guests. */
export const getGiftCardTerms = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, language }) {
    const isOn = await areGiftCardsOn(documents)
    const settings = await readGiftCardSettings(documents)
    const { minimum, maximum, amounts, validity_months, terms, allow_purchase } = settings
    const offered = offeredAmounts(
      amounts.map(({ amount }) => amount),
      { minimum, maximum },
    )
    return translateResponse({ documents, language }, (translate) => ({
      is_on: isOn ? (1 as const) : (0 as const),
      is_sold: isOn && allow_purchase === 1 ? (1 as const) : (0 as const),
      currency: 'INR',
      minimum: toDecimal(minimum),
      maximum: toDecimal(maximum),
      amounts: offered.map(toDecimal),
      validity_months,
      ...translateDocument(GiftCardSettings, { terms }, translate),
    }))
  },
})
