import { shieldCheckmarkOutline } from 'ionicons/icons'
import { useEffect, useRef, useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/money-text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { ChangesNote } from '../changes-note.tsx'
import { isDeliveryOpen } from '../delivery-cost.ts'
import { usePlaceOfCart } from '../use-place-of-cart.ts'
import { isOfCoupon } from './checkout-failure.ts'
import type { ContactFormHandle } from './contact-form.tsx'
import { ContactPart } from './contact-part.tsx'
import { CouponPart, hasCoupons } from './coupon-part.tsx'
import { ParcelPart } from './parcel-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { Policies } from './policies.tsx'
import { focusPart, isBrought, missingOf, parts } from './missing-of.ts'
import { ToPayTicket } from './to-pay-ticket.tsx'
import type { Checkout } from './use-checkout.ts'

interface Props {
  cart: CartAnswer
  checkout: Checkout
}

/** The whole order on one page: who, where to, how it comes, how it is paid, and what it costs. */
export function CheckoutForm({ cart, checkout }: Props) {
  const say = useSay()
  const { failure, isBusy } = checkout
  const { language } = useVisit()
  const [wasAsked, setWasAsked] = useState(false)
  const { onElsewhere, ...contact } = useAskedContact(cart)
  usePlaceOfCart(cart, checkout.show, true)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.words !== '' && failure.field === '') problem.current?.focus()
  }, [failure])
  const contactForm = useRef<ContactFormHandle>(null)
  const [isTotalNew, setIsTotalNew] = useState(false)
  const missing = missingOf(cart)
  const hint = wasAsked && missing !== null ? say(missing.words) : isTotalNew ? say('checkout.new_total') : ''
  const handlePlace = async () => {
    if (checkout.isPlacing) return
    setWasAsked(true)
    const asked = contactForm.current === null ? cart : await contactForm.current.save()
    if (asked === null) return
    const open = missingOf(asked)
    if (open !== null) return focusPart(open.part)
    // Nobody pays another sum than the one that the button named.
    const hasNewTotal = asked.totals.total !== cart.totals.total
    setIsTotalNew(hasNewTotal)
    if (!hasNewTotal) checkout.place(asked)
  }
  const things = say('checkout.items', { count: cart.totals.quantity })
  const button = <PlaceButton {...{ cart, checkout }} onPlace={() => void handlePlace()} />
  return (
    <div className="wrap checkout" aria-busy={isBusy}>
      <div className="page-head">
        <h1>
          {cart.parcels.length > 1
            ? `${things} ${say('checkout.parcels', { count: cart.parcels.length })}`
            : things}
        </h1>
        <p className="dim">{say('checkout.lead')}</p>
        <a className="more" href="/yourcart">
          {say('checkout.back_to_cart')}
        </a>
      </div>
      <div className="split">
        <div className="stack checkout-parts">
          <div id={parts.changes} tabIndex={-1} className="checkout-problem">
            <ChangesNote
              changes={cart.changes}
              money={(amount) => moneyText(amount, cart.currency, language)}
              isBusy={isBusy}
              onAccept={() => void checkout.set('mela.cart.accept_changes', {})}
            />
          </div>
          <ContactPart {...{ cart, checkout, form: contactForm, ...contact }} />
          {cart.parcels.map((parcel, place) => (
            <ParcelPart key={parcel.key} {...{ cart, checkout, parcel, place, onElsewhere }} />
          ))}
          <PaymentPart {...{ cart, checkout }} />
          {hasCoupons(cart) && <CouponPart {...{ cart, checkout }} />}
          <div ref={problem} tabIndex={-1} className="checkout-problem">
            <ProblemNote problem={hint || (isOfCoupon(failure) ? '' : failure.words)} />
          </div>
        </div>
        <aside aria-labelledby="checkout-to-pay">
          <ToPayTicket cart={cart}>
            <div className="desktop-only">{button}</div>
          </ToPayTicket>
          <Policies />
          <p className="row small dim checkout-promise">
            <Icon of={shieldCheckmarkOutline} isSmall />
            <span>{say('checkout.promise')}</span>
          </p>
        </aside>
      </div>
      <section className="dock phone-only" aria-label={say('checkout.to_pay')}>
        {button}
      </section>
    </div>
  )
}

/** What is asked of its buyer anew: nothing, who he is, or where it shall be brought. */
function useAskedContact(cart: CartAnswer) {
  const [asked, setAsked] = useState<'nothing' | 'contact' | 'address'>('nothing')
  return {
    hasAddress: isBrought(cart) || cart.address !== null || asked === 'address',
    isChanging: asked !== 'nothing',
    onChange: () => setAsked('contact'),
    onDone: () => setAsked('nothing'),
    onElsewhere() {
      setAsked('address')
      requestAnimationFrame(() => focusPart(parts.contact))
    },
  }
}

function PlaceButton({ cart, checkout, onPlace }: Props & { onPlace: () => void }) {
  const say = useSay()
  const { language } = useVisit()
  const sum = moneyText(cart.totals.total, cart.currency, language)
  const amount = isDeliveryOpen(cart) ? say('checkout.before_delivery', { amount: sum }) : sum
  const words = cart.payment_choice === 'cod' ? 'checkout.order' : 'checkout.pay'
  return (
    <button type="button" className="button big wide" aria-disabled={checkout.isBusy} onClick={onPlace}>
      {checkout.isPlacing ? say('checkout.placing') : say(words, { amount })}
    </button>
  )
}
