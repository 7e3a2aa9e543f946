import type { MessageId } from '#design/messages'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { Coming } from '../delivery-cost.tsx'
import type { ReactNode } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import styles from './checkout.module.css'

/** Parts of the page by the ids of their headings, which take the focus. */
export const parts = {
  changes: 'checkout-changes',
  contact: 'checkout-contact',
  payment: 'checkout-payment',
} as const

/** The part of a parcel by its place among them, from 0. */
export const parcelPart = (place: number): string => `checkout-parcel-${place}`

/** Gives a part the focus, at the head of the window. */
export function focusPart(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
}

interface Missing {
  words: MessageId
  part: string
}

type Parcel = Coming & Pick<CartAnswer['parcels'][number], 'is_digital'>

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

/** A parcel that comes in no way yet: nobody brings it there, and its buyer did not say that he fetches it. */
function missingDelivery({ parcels }: Pick<Asked, 'parcels'>): Missing | null {
  const place = parcels.findIndex(({ chosen }) => chosen === null)
  const parcel = parcels[place]
  if (!parcel) return null
  const words = parcel.options.length === 0 ? 'checkout.cannot_come' : 'checkout.choose_delivery'
  return { words, part: parcelPart(place) }
}

/**
 * What is still to be said before it can be ordered; null when nothing is. What is typed in an open form is saved before.
 */
export function missingOf(cart: Asked): Missing | null {
  if (cart.changes.length > 0) return { words: 'checkout.changed_title', part: parts.changes }
  const hasContact = cart.contact_name !== null && cart.phone !== null
  if (cart.address === null && isBrought(cart)) return { words: 'checkout.fill_first', part: parts.contact }
  if (cart.address === null && !hasContact) return { words: 'checkout.name_first', part: parts.contact }
  const delivery = missingDelivery(cart)
  if (delivery !== null) return delivery
  if (cart.payment_choice === null) return { words: 'checkout.choose_payment', part: parts.payment }
  return null
}

/** On phones, whoever is signed in and has an address reads what is chosen, and opens the choices only to change it. */
export function useIsSummed({ address }: Pick<CartAnswer, 'address'>): boolean {
  const isWide = useIsWide()
  const isSignedIn = useAccount() !== null
  return !isWide && isSignedIn && address !== null
}

interface Props {
  children: ReactNode
  /** What the button changes, for those who hear it alone. */
  label: string
  onChange: () => void
}

/** What is chosen, in one row, with the way to change it. */
export function ChosenSummary({ children, label, onChange }: Props) {
  const t = useTranslate()
  return (
    <div className={`row ${styles.checkoutChosen}`}>
      {children}
      <button type="button" className="text-link" aria-label={label} onClick={onChange}>
        {t('checkout.change')}
      </button>
    </div>
  )
}
