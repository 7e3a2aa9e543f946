import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import { amountWritten } from '../../ui/form/amount-written.ts'
import type { GiftCardTerms } from '../../ui/gift-cards/gift-card-calls.ts'
import { looksLikeEmail } from '../../ui/market/typed-fields.ts'

export interface GiftCardAnswers {
  /** Suggested amount as text, or `other`. */
  amount: string
  own_amount: string
  recipient_name: string
  recipient_email: string
  sender_name: string
  buyer_email: string
  message: string
  /** 'YYYY-MM-DD'; empty for today. */
  deliver_on: string
}

export const OTHER_AMOUNT = 'other'

/** Returns the first answers; the second suggestion is preselected, so that one tap is enough for most. */
export function firstGiftCardAnswers({ amounts }: Pick<GiftCardTerms, 'amounts'>): GiftCardAnswers {
  const amount = amounts[1] ?? amounts[0]
  return {
    amount: amount === undefined ? OTHER_AMOUNT : String(amount),
    ...{ own_amount: '', recipient_name: '', recipient_email: '', sender_name: '', buyer_email: '' },
    ...{ message: '', deliver_on: '' },
  }
}

export const giftAmountOf = ({ amount, own_amount }: Pick<GiftCardAnswers, 'amount' | 'own_amount'>) =>
  amountWritten(amount === OTHER_AMOUNT ? own_amount : amount)

export type GiftCardProblems = Partial<Record<keyof GiftCardAnswers, MessageId>>

type Bounds = Pick<GiftCardTerms, 'minimum' | 'maximum'>

function amountProblem(answers: GiftCardAnswers, { minimum, maximum }: Bounds): MessageId | undefined {
  if (answers.amount === OTHER_AMOUNT && answers.own_amount.trim() === '') return 'gift_cards.amount_missing'
  const amount = giftAmountOf(answers)
  if (amount === null) return 'gift_cards.amount_wrong'
  if (amount < minimum) return 'gift_cards.amount_little'
  return amount > maximum ? 'gift_cards.amount_much' : undefined
}

const nameProblem = (name: string): MessageId | undefined =>
  name.trim() === '' ? 'gift_cards.name_missing' : undefined

const emailProblem = (email: string): MessageId | undefined =>
  looksLikeEmail(email) ? undefined : 'gift_cards.email_wrong'

/** Returns what is wrong, by field. A guest's own email is needed for the receipt. */
export function giftCardProblems(
  answers: GiftCardAnswers,
  { isGuest, today, ...bounds }: Bounds & { isGuest: boolean; today: string },
): GiftCardProblems {
  const { recipient_name, recipient_email, sender_name, buyer_email, deliver_on } = answers
  const problems: GiftCardProblems = {
    own_amount: amountProblem(answers, bounds),
    recipient_name: nameProblem(recipient_name),
    recipient_email: emailProblem(recipient_email),
    sender_name: nameProblem(sender_name),
    buyer_email: isGuest ? emailProblem(buyer_email) : undefined,
    deliver_on: deliver_on !== '' && deliver_on < today ? 'gift_cards.day_past' : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** Returns the purchase as it is sent; empty answers are left out. */
export function purchaseIn(
  answers: GiftCardAnswers,
): Omit<Methods['mela.gift_cards.buy']['input'], 'idempotency_key'> {
  const { buyer_email, message, deliver_on } = answers
  return {
    amount: giftAmountOf(answers) ?? 0,
    recipient_name: answers.recipient_name.trim(),
    recipient_email: answers.recipient_email.trim(),
    sender_name: answers.sender_name.trim(),
    buyer_email: buyer_email.trim() || null,
    message: message.trim() || null,
    deliver_on: deliver_on || null,
  }
}
