import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer, CartFulfilment } from '../../../ui/cart/cart-calls.ts'
import { isAtEvent, reasonText } from '../../../ui/cart/delivery-text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { BackOrderBadge } from '../../../ui/back-order-badge.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { fulfilmentPart, ChosenSummary, needsDelivery, useIsSummed } from './checkout-parts.tsx'
import type { Checkout } from './use-checkout.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { MessageId } from '#design/messages'
import { dayHours, shortDay } from '../../../ui/text/date-text.ts'
import cartScreenStyles from '../cart-screen.module.css'
import styles from './checkout.module.css'

interface Props {
  cart: CartAnswer
  checkout: Checkout
  fulfilment: CartFulfilment
  place: number
  onElsewhere: () => void
}

export function CheckoutFulfilment({ cart, checkout, fulfilment, place, onElsewhere }: Props) {
  const t = useTranslate()
  const heading = fulfilmentPart(place)
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="padded stack">
        <div>
          <p className="tiny dim">
            {t('checkout.package_of', { number: place + 1, total: cart.fulfilments.length })}
          </p>
          <h2 id={heading} tabIndex={-1}>
            {fulfilment.business_name}
          </h2>
        </div>
        <FulfilmentItems {...{ cart, fulfilment }} />
        <div role="status" className={styles.checkoutProblem}>
          {fulfilment.reason !== null && cart.postal_code !== null && (
            <NoDelivery {...{ fulfilment, onElsewhere }} />
          )}
        </div>
        {cart.postal_code === null && !fulfilment.is_digital && needsDelivery(cart) && (
          <p className="note">{t('checkout.enter_pin')}</p>
        )}
        {fulfilment.options.length > 0 && <DeliveryOptions {...{ cart, checkout, fulfilment }} />}
      </div>
    </section>
  )
}

function NoDelivery({ fulfilment, onElsewhere }: Pick<Props, 'fulfilment' | 'onElsewhere'>) {
  const t = useTranslate()
  const isOpen = fulfilment.chosen === null
  return (
    <div
      className={
        isOpen ? `note bad ${cartScreenStyles.undeliverable}` : `note ${cartScreenStyles.undeliverable}`
      }
    >
      <span className="text">
        <b className="bold">{reasonText(fulfilment.reason, t)}</b>
        {isOpen && t(fulfilment.options.length > 0 ? 'checkout.fetch_instead' : 'checkout.not_served')}
      </span>
      <button type="button" className="button line" onClick={onElsewhere}>
        {t('checkout.other_address')}
      </button>
    </div>
  )
}

function FulfilmentItems({ cart, fulfilment }: Pick<Props, 'cart' | 'fulfilment'>) {
  const { language } = useVisit()
  const own = cart.lines.filter((line) => fulfilment.lines.includes(line.key))
  return (
    <ul className={styles.checkoutItems}>
      {own.map((line, place) => (
        <li key={line.key} className="row">
          <Picture source={line.image} alt="" sizes="56px" ground={place} />
          <span className="spring">
            {line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}
            {line.variant_label !== '' && <span className="small dim"> {line.variant_label}</span>}
            {line.back_order !== null && <br />}
            <BackOrderBadge backOrder={line.back_order} quantity={line.quantity} />
          </span>
          <b className="numbers bold">{moneyText(line.amount, cart.currency, language)}</b>
        </li>
      ))}
    </ul>
  )
}

type Option = CartFulfilment['options'][number]

interface DeliveryOptionsProps {
  cart: CartAnswer
  checkout: Checkout
  fulfilment: CartFulfilment
}

const labels: Readonly<Record<string, MessageId>> = {
  standard: 'checkout.option_standard',
  express: 'checkout.option_express',
  digital: 'checkout.option_digital',
}

function DeliveryOptions({ cart, checkout, fulfilment }: DeliveryOptionsProps) {
  const t = useTranslate()
  const group = useId()
  // Shown at once; the cart's response replaces it.
  const [wanted, setWanted] = useState<{ code: string; slot: string | null } | null>(null)
  const choose = (code: string, slot: string | null) => {
    const choice = { code, slot }
    setWanted(choice)
    void checkout
      .set('mela.cart.set_delivery', { deliveries: { [fulfilment.key]: choice } })
      .then(() => setWanted((present) => (present === choice ? null : present)))
  }
  const shown = wanted ?? { code: fulfilment.chosen, slot: fulfilment.slot }
  const chosen = fulfilment.options.find(({ code }) => code === shown.code)
  const isSummed = useIsSummed(cart)
  const [isOpen, setIsOpen] = useState(false)
  const options = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isOpen) options.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  if (isSummed && !isOpen && chosen)
    return (
      <>
        <ChosenSummary label={t('checkout.change_delivery')} onChange={() => setIsOpen(true)}>
          <OptionText {...{ option: chosen, cart }} />
        </ChosenSummary>
        <SlotsOf {...{ chosen, shown, choose }} />
      </>
    )
  return (
    <>
      <fieldset ref={options} className={styles.checkoutOptions}>
        <legend className="label">{t('checkout.how')}</legend>
        {fulfilment.options.map((option) => (
          <label key={option.code} className={styles.checkoutOption}>
            <input
              type="radio"
              name={group}
              checked={option.code === shown.code}
              onChange={() => choose(option.code, null)}
            />
            <OptionText {...{ option, cart }} />
          </label>
        ))}
      </fieldset>
      {chosen && <SlotsOf {...{ chosen, shown, choose }} />}
    </>
  )
}

interface SlotsOfProps {
  chosen: Option
  shown: { slot: string | null }
  choose: (code: string, slot: string | null) => void
}

function SlotsOf({ chosen, shown, choose }: SlotsOfProps) {
  if (chosen.slots.length === 0) return null
  return <Slots chosen={chosen} slot={shown.slot} onChoose={(slot) => choose(chosen.code, slot)} />
}

function OptionText({ option, cart }: { option: Option; cart: CartAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { code, kind, pickup, collection, amount, earliest_on, latest_on } = option
  const title = () => {
    if (kind === 'pickup') return t('checkout.option_pickup', { branch: pickup?.branch_name ?? '' })
    if (collection !== null)
      return t(isAtEvent(collection) ? 'checkout.option_event' : 'checkout.option_collection', {
        place: collection.title,
      })
    return t(labels[code] ?? 'checkout.option_standard')
  }
  const day = (text: string) => shortDay(text, language)
  const when = () => {
    if (earliest_on === null || latest_on === null) return ''
    if (collection !== null)
      return t(isAtEvent(collection) ? 'checkout.event_text' : 'checkout.collection_text', {
        day: day(latest_on),
      })
    if (earliest_on === latest_on) return t('checkout.on_day', { day: day(latest_on) })
    return t('checkout.between', { first: day(earliest_on), last: day(latest_on) })
  }
  return (
    <>
      <span className="spring">
        <b className="mid">{title()}</b>
        <span className={`small dim ${styles.checkoutLine}`}>{when()}</span>
        {pickup && <span className={`small dim ${styles.checkoutLine}`}>{pickup.address}</span>}
      </span>
      <span className="numbers mid">
        {amount === 0 ? t('checkout.free') : moneyText(amount, cart.currency, language)}
      </span>
    </>
  )
}

interface SlotsProps {
  chosen: Option
  slot: string | null
  onChoose: (slot: string | null) => void
}

function Slots({ chosen, slot, onChoose }: SlotsProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const group = useId()
  const all: { name: string | null; label: string }[] = [
    { name: null, label: t('checkout.any_time') },
    ...chosen.slots.map((one) => ({ name: one.name, label: dayHours(one, language) })),
  ]
  return (
    <fieldset className={styles.checkoutOptions}>
      <legend className="label">{t('checkout.when')}</legend>
      <div className={styles.checkoutSlots}>
        {all.map(({ name, label }) => (
          <label key={label} className={styles.checkoutOption}>
            <input type="radio" name={group} checked={slot === name} onChange={() => onChoose(name)} />
            <span className="spring">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
