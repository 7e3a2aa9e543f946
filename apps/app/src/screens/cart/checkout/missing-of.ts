import type { MessageId } from '#design/messages'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'

/** Parts of the page by the ids of their headings, which take the focus. */
export const parts = {
  changes: 'checkout-changes',
  contact: 'checkout-contact',
  payment: 'checkout-payment',
} as const

interface Missing {
  words: MessageId
  part: string
}

type Asked = Pick<
  CartAnswer,
  'parcels' | 'address' | 'contact_name' | 'phone' | 'payment_choice' | 'changes' | 'postal_code'
>

/**
 * Whether anything of it is brought to a door. As long as no place is known nothing but fetching is offered: then it is
 * brought, unless its buyer said himself that he fetches it.
 */
export function isBrought(
  { parcels, postal_code }: Pick<CartAnswer, 'parcels' | 'postal_code'>,
  isFetched: boolean,
): boolean {
  const sent = parcels.filter(({ is_digital }) => !is_digital)
  if (sent.length === 0) return false
  if (postal_code === null) return !isFetched
  return sent.some(({ chosen, options }) => {
    const option = options.find(({ code }) => code === chosen)
    return option === undefined || option.kind === 'delivery'
  })
}

/** What is still to be said before it can be ordered; null when nothing is. */
export function missingOf(cart: Asked, isFetched: boolean): Missing | null {
  if (cart.changes.length > 0) return { words: 'checkout.changed_title', part: parts.changes }
  const hasContact = cart.contact_name !== null && cart.phone !== null
  const hasPlace = cart.address !== null || !isBrought(cart, isFetched)
  if (!hasPlace || (cart.address === null && !hasContact))
    return { words: 'checkout.fill_first', part: parts.contact }
  if (cart.payment_choice === null) return { words: 'checkout.choose_payment', part: parts.payment }
  return null
}
