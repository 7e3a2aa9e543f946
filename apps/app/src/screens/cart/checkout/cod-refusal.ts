import type { MessageId } from '#design/messages'
import type { Translate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { Coming } from '../delivery-cost.ts'
import { isBrought } from './missing-of.ts'

type Parcel = Pick<CartAnswer['parcels'][number], 'business_name' | 'cod' | 'is_digital'>

const reasons = {
  cod_limit: 'checkout.cod_limit',
  cod_not_for_this: 'checkout.cod_not_for_this',
  cod_not_there: 'checkout.cod_not_there',
  cod_nothing_brought: 'checkout.cod_nothing_brought',
} as const satisfies Record<string, MessageId>

/** Whatever is new to this app says at least that it is not possible. */
const wordsOf = (reason: string | null): MessageId =>
  Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? 'checkout.cod_no'

type Refused = Pick<CartAnswer, 'postal_code'> & { parcels: readonly (Parcel & Coming)[] }

/** Why an order cannot be paid in cash, each reason once; empty where it can. What is fetched waits for no address. */
export function codRefusal(cart: Refused, money: (amount: number) => string, t: Translate): string {
  if (cart.postal_code === null && isBrought(cart)) return t('checkout.fill_first')
  const refusals = cart.parcels
    .filter(({ cod }) => !cod.is_allowed)
    .map(({ business_name: seller, cod }) => t(wordsOf(cod.reason), { seller, amount: money(cod.limit) }))
  return [...new Set(refusals)].join(' ')
}
