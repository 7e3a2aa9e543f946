import type { MessageId } from '#design/messages'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { Coming } from '../delivery-cost.tsx'
import type { ReactNode } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import styles from './checkout.module.css'

export const parts = {
  changes: 'checkout-changes',
  contact: 'checkout-contact',
  payment: 'checkout-payment',
} as const

export const fulfilmentPart = (place: number): string => `checkout-fulfilment-${place}`

export function focusPart(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
}

interface Missing {
  text: MessageId
  part: string
}

type Fulfilment = Coming & Pick<CartAnswer['fulfilments'][number], 'is_digital'>

type Asked = Pick<CartAnswer, 'address' | 'contact_name' | 'phone' | 'payment_choice' | 'changes'> & {
  fulfilments: readonly Fulfilment[]
}

/** Returns true when any fulfilment is delivered; true by default until the buyer chooses collection. */
export function needsDelivery({ fulfilments }: Pick<Asked, 'fulfilments'>): boolean {
  const sent = fulfilments.filter(({ is_digital }) => !is_digital)
  return sent.some(({ chosen, options }) => {
    const option = options.find(({ code }) => code === chosen)
    return option === undefined || option.kind === 'delivery'
  })
}

function missingDelivery({ fulfilments }: Pick<Asked, 'fulfilments'>): Missing | null {
  const place = fulfilments.findIndex(({ chosen }) => chosen === null)
  const fulfilment = fulfilments[place]
  if (!fulfilment) return null
  const text = fulfilment.options.length === 0 ? 'checkout.cannot_come' : 'checkout.choose_delivery'
  return { text, part: fulfilmentPart(place) }
}

export function missingOf(cart: Asked): Missing | null {
  if (cart.changes.length > 0) return { text: 'checkout.changed_title', part: parts.changes }
  const hasContact = cart.contact_name !== null && cart.phone !== null
  if (cart.address === null && needsDelivery(cart))
    return { text: 'checkout.fill_first', part: parts.contact }
  if (cart.address === null && !hasContact) return { text: 'checkout.name_first', part: parts.contact }
  const delivery = missingDelivery(cart)
  if (delivery !== null) return delivery
  if (cart.payment_choice === null) return { text: 'checkout.choose_payment', part: parts.payment }
  return null
}

export function useIsSummed({ address }: Pick<CartAnswer, 'address'>): boolean {
  const isWide = useIsWide()
  const isSignedIn = useAccount() !== null
  return !isWide && isSignedIn && address !== null
}

interface Props {
  children: ReactNode
  label: string
  onChange: () => void
}

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
