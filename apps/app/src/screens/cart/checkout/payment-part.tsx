import { useEffect, useRef, useState } from 'react'
import { deviceStore } from '../../../data/device/device-store.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { ChosenSummary, useIsSummed, parts, needsDelivery } from './checkout-parts.tsx'
import type { Checkout } from './use-checkout.ts'
import type { MessageId } from '#design/messages'
import type { Coming } from '../delivery-cost.tsx'
import { GiftCardPart } from './gift-card-choice.tsx'
import { PointsPart } from './points-choice.tsx'
import type { StoredValueChoice } from './stored-value-choice.ts'
import { WalletPart } from './wallet-choice.tsx'
import styles from './checkout.module.css'

type Choice = 'online' | 'cod'

const lastChoiceKey = 'mela.payment_choice'

interface Props {
  cart: CartAnswer
  checkout: Checkout
  stored: StoredValueChoice
}

export function PaymentPart({ cart, checkout, stored }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  const isCodAllowed = canPayInCash(cart)
  // Shown at once; the cart's response replaces it.
  const [wanted, setWanted] = useState<Choice | null>(null)
  const chosen = wanted ?? cart.payment_choice
  const choose = (payment_choice: Choice) => {
    setWanted(payment_choice)
    deviceStore.write(lastChoiceKey, payment_choice)
    void checkout.set('mela.cart.set_payment', { payment_choice }).then(() => setWanted(null))
  }
  const isPreselected = useRef(false)
  useEffect(() => {
    if (cart.payment_choice !== null || isPreselected.current) return
    isPreselected.current = true
    choose(isCodAllowed && deviceStore.read(lastChoiceKey) === 'cod' ? 'cod' : 'online')
  })
  const codText = codTextOf(cart, money, t)
  const isSummed = useIsSummed(cart)
  const [isOpen, setIsOpen] = useState(false)
  const options = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isOpen) options.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  // Stored value that pays everything leaves nothing to choose.
  const isCovered = stored.isFull && chosen === 'online'
  const isClosed = isSummed && !isOpen && chosen !== null
  return (
    <section className={`card padded ${styles.checkoutOptions}`} aria-labelledby={parts.payment}>
      <h2 id={parts.payment} tabIndex={-1}>
        {t('checkout.pay_with')}
      </h2>
      <StoredValueParts {...{ cart, checkout, stored, money }} />
      {!isCovered && isClosed && <ChosenPayment {...{ chosen, codText }} onChange={() => setIsOpen(true)} />}
      {!isCovered && !isClosed && (
        <fieldset ref={options} className={styles.checkoutOptions} aria-labelledby={parts.payment}>
          <PaymentOption
            title={t('checkout.online')}
            text={t('checkout.online_text')}
            isChosen={chosen === 'online'}
            onChoose={() => choose('online')}
          />
          <PaymentOption
            title={t('checkout.cod')}
            text={codText}
            isChosen={chosen === 'cod'}
            isOff={!isCodAllowed}
            onChoose={() => choose('cod')}
          />
        </fieldset>
      )}
    </section>
  )
}

/** The parts that a gift card and the wallet pay, and what is left for another method. */
function StoredValueParts({ cart, checkout, stored, money }: Props & { money: (amount: number) => string }) {
  const t = useTranslate()
  const { points, giftCard, wallet, paid, left, isFull } = stored
  return (
    <>
      <PointsPart {...{ cart, checkout, points }} />
      <GiftCardPart {...{ cart, checkout, giftCard }} />
      <WalletPart {...{ cart, checkout, wallet }} isFull={isFull && wallet.paid === paid} />
      {paid > 0 && !isFull && (
        <p className={`small ${styles.checkoutRest}`}>{t('checkout.rest_with', { amount: money(left) })}</p>
      )}
    </>
  )
}

const canPayInCash = ({ fulfilments }: CartAnswer): boolean =>
  fulfilments.length > 0 && fulfilments.every(({ cod }) => cod.is_allowed)

function codTextOf(cart: CartAnswer, money: (amount: number) => string, t: Translate): string {
  if (!canPayInCash(cart)) return codRefusal(cart, money, t)
  const fee = Math.max(0, ...cart.fulfilments.map(({ cod }) => cod.order_fee))
  if (fee === 0) return t('checkout.cod_text')
  return `${t('checkout.cod_text')} ${t('checkout.cod_fee', { amount: money(fee) })}`
}

interface ChosenPaymentProps {
  chosen: Choice
  codText: string
  onChange: () => void
}

function ChosenPayment({ chosen, codText, onChange }: ChosenPaymentProps) {
  const t = useTranslate()
  const isCash = chosen === 'cod'
  return (
    <ChosenSummary label={t('checkout.change_payment')} onChange={onChange}>
      <PaymentOptionText
        title={t(isCash ? 'checkout.cod' : 'checkout.online')}
        text={isCash ? codText : t('checkout.online_text')}
      />
    </ChosenSummary>
  )
}

interface PaymentOptionProps {
  title: string
  text: string
  isChosen: boolean
  isOff?: boolean
  onChoose: () => void
}

function PaymentOption({ title, text, isChosen, isOff = false, onChoose }: PaymentOptionProps) {
  return (
    <label className={styles.checkoutOption}>
      <input
        type="radio"
        name="checkout-payment"
        checked={isChosen}
        disabled={isOff && !isChosen}
        onChange={onChoose}
      />
      <PaymentOptionText {...{ title, text }} />
    </label>
  )
}

function PaymentOptionText({ title, text }: Pick<PaymentOptionProps, 'title' | 'text'>) {
  return (
    <span className="spring">
      <b className="mid">{title}</b>
      <span className={`small dim ${styles.checkoutLine}`}>{text}</span>
    </span>
  )
}

type Fulfilment = Pick<CartAnswer['fulfilments'][number], 'business_name' | 'cod' | 'is_digital'>

const reasons = {
  cod_limit: 'checkout.cod_limit',
  cod_excluded_item: 'checkout.cod_excluded_item',
  cod_excluded_area: 'checkout.cod_excluded_area',
  cod_not_delivered: 'checkout.cod_not_delivered',
} as const satisfies Record<string, MessageId>

/** Returns the text of a reason; an unknown one reads as "not possible". */
const textOf = (reason: string | null): MessageId =>
  Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? 'checkout.cod_no'

type Refused = Pick<CartAnswer, 'postal_code'> & { fulfilments: readonly (Fulfilment & Coming)[] }

/** Returns why an order cannot be paid in cash, each reason once; empty when it can. Collection needs no address. */
export function codRefusal(cart: Refused, money: (amount: number) => string, t: Translate): string {
  if (cart.postal_code === null && needsDelivery(cart)) return t('checkout.fill_first')
  const refusals = cart.fulfilments
    .filter(({ cod }) => !cod.is_allowed)
    .map(({ business_name: seller, cod }) => t(textOf(cod.reason), { seller, amount: money(cod.limit) }))
  return [...new Set(refusals)].join(' ')
}
