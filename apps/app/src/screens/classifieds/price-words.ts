import type { Say } from '../../language/text.ts'
import { moneyText } from '../../ui/money-text.ts'

interface Priced {
  price: number | null
  currency: string
}

/** What something costs: nothing, an amount, or what one asks for. */
export function priceWords({ price, currency }: Priced, language: string, say: Say): string {
  if (price === null) return say('classifieds.on_request')
  return price === 0 ? say('classifieds.free') : moneyText(price, currency, language)
}
