import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import {
  buyGiftCard,
  useReadMyGiftCardsAgain,
  type GiftCardTerms,
} from '../../ui/gift-cards/gift-card-calls.ts'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import {
  giftAmountOf,
  firstGiftCardAnswers,
  giftCardProblems,
  purchaseIn,
  type GiftCardAnswers,
  type GiftCardProblems,
} from './gift-card-answers.ts'
import { GiftCardFields } from './gift-card-fields.tsx'
import { GiftCardPreview } from './gift-card-preview.tsx'
import styles from './gift-cards.module.css'

const GIFT_CARD = 'Gift Card'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

function unfinished(): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  return subject?.reference_type === GIFT_CARD ? subject : null
}

/** The form with its preview, and the payment of what was chosen. */
export function GiftCardPurchase({ terms }: { terms: GiftCardTerms }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const readAgain = useReadMyGiftCardsAgain()
  const [subject, setSubject] = useState(unfinished)
  const [round, setRound] = useState(0)
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    if (!isDone) return
    setRound((past) => past + 1)
    showToast(t('gift_cards.bought'))
    readAgain()
  }
  return (
    <>
      <GiftCardForm
        key={round}
        terms={terms}
        onBought={({ gift_card, receipt_token }) =>
          setSubject({ reference_type: GIFT_CARD, reference_name: gift_card, receipt_token })
        }
      />
      {subject && (
        <Suspense>
          <PaySheet key={subject.reference_name} subject={subject} isDirect onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  )
}

interface Bought {
  gift_card: string
  receipt_token: string
}

/** Sends purchases: the same answers are one card however often they are sent. */
function createPurchase() {
  let last = { content: '', key: '' }
  return (answers: GiftCardAnswers): Promise<Bought> => {
    const purchase = purchaseIn(answers)
    const content = JSON.stringify(purchase)
    if (content !== last.content) last = { content, key: randomKey() }
    return buyGiftCard({ ...purchase, idempotency_key: last.key })
  }
}

interface Props {
  terms: GiftCardTerms
  onBought: (bought: Bought) => void
}

function GiftCardForm({ terms, onBought }: Props) {
  const t = useTranslate()
  const { language, today } = useVisit()
  const isGuest = useAccount() === null
  const form = useRef<HTMLFormElement>(null)
  const [purchase] = useState(createPurchase)
  const [answers, setAnswers] = useState(() => firstGiftCardAnswers(terms))
  const [problems, setProblems] = useState<GiftCardProblems>({})
  const sending = useAction((error) => refusal(error, t('gift_cards.failed')))
  const amount = giftAmountOf(answers)
  const find = (given: GiftCardAnswers) => giftCardProblems(given, { ...terms, isGuest, today })

  const handleChange = (changes: Partial<GiftCardAnswers>) => {
    const next = { ...answers, ...changes }
    setAnswers(next)
    // A field that was marked as wrong is checked at once; the others wait until the form is sent.
    setProblems((before) =>
      Object.fromEntries(Object.entries(find(next)).filter(([field]) => field in before)),
    )
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending.isBusy) return
    const found = find(answers)
    setProblems(found)
    if (Object.keys(found).length > 0) focusFirstWrong(form.current)
    else void sending.ask(async () => onBought(await purchase(answers)))
  }
  return (
    <div className={styles.giftBuying}>
      <aside className={styles.giftAside}>
        <GiftCardPreview answers={answers} currency={terms.currency} />
      </aside>
      <form ref={form} className={`card padded ${styles.giftForm}`} noValidate onSubmit={handleSubmit}>
        <GiftCardFields {...{ terms, answers, problems }} onChange={handleChange} />
        {terms.terms && <p className={`tiny dim ${styles.giftTerms}`}>{terms.terms}</p>}
        <ProblemNote problem={sending.problem} />
        <button className="button big" aria-disabled={sending.isBusy}>
          {sending.isBusy
            ? t('gift_cards.sending')
            : amount === null
              ? t('gift_cards.go_on')
              : t('gift_cards.buy_amount', { amount: moneyText(amount, terms.currency, language) })}
        </button>
      </form>
    </div>
  )
}
