import { useRef, useState, type SubmitEvent } from 'react'
import { giftOutline } from 'ionicons/icons'
import { useAction } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { checkGiftCard, useAreGiftCardsOn } from '../../../ui/gift-cards/gift-card-calls.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { restOf } from '../../../ui/wallet/usable-credit.ts'
import { isOfGiftCard, type Checkout } from './use-checkout.ts'
import styles from './checkout.module.css'

/** A card that the buyer entered. Its code stays in the memory of the page. */
interface HeldGiftCard {
  code: string
  last_four: string
  /** Decimal. */
  balance: number
}

/** The gift card's part of a cart's total. Money is a decimal. */
export interface GiftCardChoice {
  card: HeldGiftCard | null
  /** Amount that the card pays. */
  paid: number
  hold(card: HeldGiftCard | null): void
}

/** Offers what reward points leave to pay. */
export function useGiftCardChoice({ totals, payment_choice }: CartAnswer, byPoints: number): GiftCardChoice {
  const [card, hold] = useState<HeldGiftCard | null>(null)
  // Paid online, the order has no fee for cash.
  const total = restOf(restOf(totals.total, totals.payment_fee), byPoints)
  // Cash on delivery takes no part from a gift card.
  const paid = card === null || payment_choice === 'cod' ? 0 : Math.min(card.balance, total)
  return { card, paid, hold }
}

interface Props {
  cart: CartAnswer
  checkout: Checkout
  giftCard: GiftCardChoice
}

/** A row where a code is entered, and then what the card pays; nothing while gift cards are off. */
export function GiftCardPart({ cart, checkout, giftCard }: Props) {
  const t = useTranslate()
  const isOn = useAreGiftCardsOn()
  const { card } = giftCard
  if (!isOn) return null
  if (cart.payment_choice === 'cod') return <p className="small dim">{t('checkout.gift_card_online')}</p>
  return card === null ? <GiftCardForm {...{ giftCard }} /> : <Held {...{ cart, checkout, giftCard, card }} />
}

function Held({ cart, checkout, giftCard, card }: Props & { card: HeldGiftCard }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  const { failure, clear } = checkout
  const handleRemove = () => {
    giftCard.hold(null)
    if (isOfGiftCard(failure)) clear()
  }
  const rest = restOf(card.balance, giftCard.paid)
  return (
    <>
      <div className={`${styles.checkoutOption} ${styles.checkoutHeld}`}>
        <Icon of={giftOutline} />
        <span className="spring">
          <b className="mid">{t('checkout.gift_card_ending', { code: card.last_four })}</b>
          <span className={`small dim ${styles.checkoutLine}`}>
            {rest === 0
              ? t('checkout.gift_card_used')
              : t('checkout.gift_card_left', { amount: money(rest) })}
          </span>
        </span>
        <b className="numbers mid">−{money(giftCard.paid)}</b>
        <button type="button" className="text-link" onClick={handleRemove}>
          {t('checkout.gift_card_remove')}
        </button>
      </div>
      <HeldProblem {...{ checkout, giftCard, card }} />
    </>
  )
}

/** Says what the server refused, and reads the balance again. */
function HeldProblem({
  checkout,
  giftCard,
  card,
}: Pick<Props, 'checkout' | 'giftCard'> & { card: HeldGiftCard }) {
  const t = useTranslate()
  const { failure, clear } = checkout
  const checking = useAction((error) => refusal(error, t('checkout.failed')))
  if (!isOfGiftCard(failure)) return null
  const handleAgain = () =>
    void checking.ask(async () => {
      const { last_four, balance } = await checkGiftCard(card.code)
      giftCard.hold({ code: card.code, last_four, balance })
      clear()
    })
  return (
    <div className="stack">
      <ProblemNote problem={checking.problem || failure.text} />
      <button type="button" className="button line" aria-disabled={checking.isBusy} onClick={handleAgain}>
        {t('checkout.gift_card_again')}
      </button>
    </div>
  )
}

function GiftCardForm({ giftCard }: Pick<Props, 'giftCard'>) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  const checking = useAction(
    (error) => refusal(error, t('checkout.failed')),
    () => focusFirstWrong(form.current),
  )
  const handleOpen = () => {
    setIsOpen(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.input')?.focus())
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (checking.isBusy || code.trim() === '') return
    void checking.ask(async () => {
      const { last_four, balance } = await checkGiftCard(code.trim())
      giftCard.hold({ code: code.trim(), last_four, balance })
    })
  }
  const handleType = (text: string) => {
    setCode(text)
    checking.reset()
  }
  if (!isOpen)
    return (
      <button type="button" className={`text-link ${styles.checkoutGift}`} onClick={handleOpen}>
        <Icon of={giftOutline} isSmall />
        {t('checkout.gift_card_add')}
      </button>
    )
  return (
    <form ref={form} className={styles.checkoutGiftForm} noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label: t('checkout.gift_card_code'), value: code, longest: 40 }}
        problem={checking.problem || undefined}
        onType={handleType}
      />
      <button className="button line" aria-disabled={checking.isBusy}>
        {t('checkout.gift_card_apply')}
      </button>
    </form>
  )
}
