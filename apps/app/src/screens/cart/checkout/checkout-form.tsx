import { shieldCheckmarkOutline } from 'ionicons/icons'
import { useEffect, useRef, useState, Fragment } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { ChangesNote } from '../changes-note.tsx'
import { usePlaceOfCart } from '../use-place-of-cart.ts'
import {
  isOfCoupon,
  isOfGiftCard,
  isOfPoints,
  isOfWallet,
  type Checkout,
  type CheckoutFailure,
} from './use-checkout.ts'
import type { ContactFormHandle } from './contact/contact-form.tsx'
import { ContactPart } from './contact/contact-part.tsx'
import { CouponPart } from './coupon-part.tsx'
import { CheckoutFulfilment } from './fulfilment-part.tsx'
import { ReferralPart } from './referral-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { focusPart, needsDelivery, missingOf, parts } from './checkout-parts.tsx'
import { PlaceButton, ToPayTicket } from './to-pay-ticket.tsx'
import { useStoredValueChoice, type StoredValueChoice } from './stored-value-choice.ts'
import styles from './checkout.module.css'

const links = {
  terms: { href: '/terms-condition', text: 'checkout.terms' },
  privacy: { href: '/privacy-policy', text: 'checkout.privacy' },
  cancellation: { href: '/cancellation-policy', text: 'checkout.cancellation' },
} as const

const isLink = (name: string): name is keyof typeof links => name in links

function Policies() {
  const t = useTranslate()
  const sentence = t('checkout.agree', {
    terms: '{terms}',
    privacy: '{privacy}',
    cancellation: '{cancellation}',
  })
  return (
    <p className={`small dim ${styles.checkoutPolicies}`}>
      {sentence.split(/\{(\w+)\}/).map((part, place) => (
        <Fragment key={place}>
          {isLink(part) ? <a href={links[part].href}>{t(links[part].text)}</a> : part}
        </Fragment>
      ))}
    </p>
  )
}

interface Props {
  cart: CartAnswer
  checkout: Checkout
}

export function CheckoutForm({ cart, checkout }: Props) {
  const t = useTranslate()
  const { failure, isBusy } = checkout
  const { language } = useVisit()
  const [wasAsked, setWasAsked] = useState(false)
  const { onElsewhere, ...contact } = useAskedContact(cart)
  usePlaceOfCart(cart, checkout.show, true)
  const stored = useStoredValueChoice(cart)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.text !== '' && failure.field === '') problem.current?.focus()
  }, [failure])
  const contactForm = useRef<ContactFormHandle>(null)
  const [isTotalNew, setIsTotalNew] = useState(false)
  const missing = missingOf(cart)
  const hint = wasAsked && missing !== null ? t(missing.text) : isTotalNew ? t('checkout.new_total') : ''
  const handlePlace = async () => {
    if (checkout.isPlacing) return
    setWasAsked(true)
    const asked = contactForm.current === null ? cart : await contactForm.current.save()
    if (asked === null) return
    const open = missingOf(asked)
    if (open !== null) return focusPart(open.part)
    // The buyer pays only the total that the button named.
    const hasNewTotal = asked.totals.total !== cart.totals.total
    setIsTotalNew(hasNewTotal)
    if (!hasNewTotal) checkout.place(asked, stored)
  }
  const itemCount = t('checkout.items', { count: cart.totals.quantity })
  const button = <PlaceButton {...{ cart, checkout, stored }} onPlace={() => void handlePlace()} />
  return (
    <div className={`wrap ${styles.checkout}`} aria-busy={isBusy}>
      <div className="page-head">
        <h1>
          {cart.fulfilments.length > 1
            ? `${itemCount} ${t('checkout.packages', { count: cart.fulfilments.length })}`
            : itemCount}
        </h1>
        <p className="dim">{t('checkout.lead')}</p>
        <a className="more" href="/yourcart">
          {t('checkout.back_to_cart')}
        </a>
      </div>
      <div className="split">
        <div className={`stack ${styles.checkoutParts}`}>
          <div id={parts.changes} tabIndex={-1} className={styles.checkoutProblem}>
            <ChangesNote
              changes={cart.changes}
              money={(amount) => moneyText(amount, cart.currency, language)}
              isBusy={isBusy}
              onAccept={() => void checkout.set('mela.cart.accept_changes', {})}
            />
          </div>
          <ContactPart {...{ cart, checkout, form: contactForm, ...contact }} />
          {cart.fulfilments.map((fulfilment, place) => (
            <CheckoutFulfilment
              key={fulfilment.key}
              {...{ cart, checkout, fulfilment, place, onElsewhere }}
            />
          ))}
          <PaymentPart {...{ cart, checkout, stored }} />
          <CouponPart {...{ cart, checkout }} />
          <ReferralPart />
          <div ref={problem} tabIndex={-1} className={styles.checkoutProblem}>
            <ProblemNote problem={hint || (isShownAtPart(failure, stored) ? '' : failure.text)} />
          </div>
        </div>
        <aside aria-labelledby="checkout-to-pay">
          <ToPayTicket {...{ cart, stored }}>
            <div className="desktop-only">{button}</div>
          </ToPayTicket>
          <Policies />
          <p className={`row small dim ${styles.checkoutPromise}`}>
            <Icon of={shieldCheckmarkOutline} isSmall />
            <span>{t('checkout.promise')}</span>
          </p>
        </aside>
      </div>
      <section className="dock phone-only" aria-label={t('checkout.to_pay')}>
        {button}
      </section>
    </div>
  )
}

const isShownAtPart = (failure: CheckoutFailure, { points, wallet, giftCard }: StoredValueChoice): boolean =>
  isOfCoupon(failure) ||
  (isOfPoints(failure) && points.usable.points > 0) ||
  (isOfWallet(failure) && wallet.usable > 0) ||
  (isOfGiftCard(failure) && giftCard.card !== null)

function useAskedContact(cart: CartAnswer) {
  const [asked, setAsked] = useState<'nothing' | 'contact' | 'address'>('nothing')
  return {
    hasAddress: needsDelivery(cart) || cart.address !== null || asked === 'address',
    isChanging: asked !== 'nothing',
    onChange: () => setAsked('contact'),
    onDone: () => setAsked('nothing'),
    onElsewhere() {
      setAsked('address')
      requestAnimationFrame(() => focusPart(parts.contact))
    },
  }
}
