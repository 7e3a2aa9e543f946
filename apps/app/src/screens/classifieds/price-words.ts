import type { Translate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'

interface Priced {
  price: number | null
  currency: string
}

/** What something costs: nothing, an amount, or what one asks for. */
export function priceWords({ price, currency }: Priced, language: string, t: Translate): string {
  if (price === null) return t('classifieds.on_request')
  return price === 0 ? t('classifieds.free') : moneyText(price, currency, language)
}
