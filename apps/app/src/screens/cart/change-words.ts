import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/text.ts'
import type { CartChange } from '../../ui/cart/cart-calls.ts'

const words: Record<CartChange['kind'], MessageId> = {
  price_up: 'cart.price_up',
  price_down: 'cart.price_down',
  few_left: 'cart.few_left',
  few_at_once: 'cart.few_at_once',
  sold_out: 'cart.sold_out',
  not_sold: 'cart.not_sold',
  delivery_gone: 'cart.delivery_unavailable',
}

/** What is not as it was, in a sentence. */
export function changeWords(change: CartChange, money: (amount: number) => string, t: Translate): string {
  const { kind, title: product, before, after } = change
  const isPrice = kind === 'price_up' || kind === 'price_down'
  const shown = (value: number | null) => (isPrice ? money(value ?? 0) : String(value ?? ''))
  return t(words[kind], { product, before: shown(before), after: shown(after) })
}
