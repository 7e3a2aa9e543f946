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

type Parcel = Pick<CartAnswer['parcels'][number], 'is_digital' | 'chosen'> & {
  options: readonly Pick<CartAnswer['parcels'][number]['options'][number], 'code' | 'kind'>[]
}

type Asked = Pick<CartAnswer, 'address' | 'contact_name' | 'phone' | 'payment_choice' | 'changes'> & {
  parcels: readonly Parcel[]
}

/** Whether anything of it is brought to a door: so it is, unless its buyer said himself that he fetches it. */
export function isBrought({ parcels }: Pick<Asked, 'parcels'>): boolean {
  const sent = parcels.filter(({ is_digital }) => !is_digital)
  return sent.some(({ chosen, options }) => {
    const option = options.find(({ code }) => code === chosen)
    return option === undefined || option.kind === 'delivery'
  })
}

/** What is still to be said before it can be ordered; null when nothing is. */
export function missingOf(cart: Asked): Missing | null {
  if (cart.changes.length > 0) return { words: 'checkout.changed_title', part: parts.changes }
  const hasContact = cart.contact_name !== null && cart.phone !== null
  const hasPlace = cart.address !== null || !isBrought(cart)
  if (!hasPlace || (cart.address === null && !hasContact))
    return { words: 'checkout.fill_first', part: parts.contact }
  if (cart.payment_choice === null) return { words: 'checkout.choose_payment', part: parts.payment }
  return null
}
