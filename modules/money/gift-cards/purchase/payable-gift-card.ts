import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { Allocation, Due, Overpayment, PaidFor, Payable, Refusal } from '#money/payments'
import { DELIVER_CARD } from '../delivery/deliver-cards.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import {
  giftCardAccount,
  isCardToken,
  readCardBalance,
  type GiftCardDoc,
} from '../gift-card/gift-card.queries.ts'
import { giftCardErrors } from '../errors.ts'
import { activeFields } from '../issue/active-fields.ts'
import { message } from '../messages.ts'

async function payerOf(documents: Documents, { buyer, buyer_email, sender_name }: GiftCardDoc) {
  if (buyer === null) return { name: sender_name, email: buyer_email, phone: null, user: null }
  const { full_name, email, phone } = await documents.get(User, buyer)
  return { name: full_name ?? sender_name, email: email ?? buyer_email, phone, user: buyer }
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const card = await documents.lock(GiftCard, name)
  if (card.state !== 'awaiting payment') return null
  return {
    ...{ amount: card.amount, currency: 'INR', organisation: null, returnPath: '/gift-cards' },
    description: `Gift card ${name}`,
    title: message('gift_cards.payment.title', { recipient: card.recipient_name }),
    payer: await payerOf(documents, card),
  }
}

/** Issues the card: its money is on its account, and the task sends the code on the day of delivery. */
async function settle(
  documents: Documents,
  { name, payment, amount }: PaidFor,
): Promise<Allocation | Refusal> {
  const card = await documents.lock(GiftCard, name)
  if (card.state !== 'awaiting payment') return { refusal: message('gift_cards.payment.paid_already') }
  if (amount !== card.amount) return { refusal: message('gift_cards.payment.other_amount') }
  await documents.save(GiftCard, name, { ...(await activeFields(documents, card)), payment })
  await documents.enqueue(DELIVER_CARD, { card: name })
  return { credits: [{ account: giftCardAccount(name), amount, memo: name }] }
}

/** Takes refunded money off the card; one that holds nothing by it is cancelled. A failed refund brings it back. */
async function refunded(
  documents: Documents,
  { name, amount }: { readonly name: string; readonly amount: number },
): Promise<void> {
  const card = await documents.lock(GiftCard, name)
  const balance = card.balance - amount
  if (balance < 0) throw giftCardErrors.spent_already()
  const isEmptied = amount > 0 && balance === 0
  const isRestored = amount < 0 && card.state === 'cancelled'
  await documents.save(GiftCard, name, {
    balance,
    ...(isEmptied ? { state: 'cancelled' } : isRestored ? { state: 'disabled' } : {}),
  })
}

/** Returns what a disabled card that was bought still holds, for a refund to its buyer. */
async function owedBack(documents: Documents, name: string): Promise<Overpayment | null> {
  const card = await documents.lock(GiftCard, name)
  const amount = await readCardBalance(documents, name)
  if (card.state !== 'disabled' || card.source !== 'purchase' || amount <= 0) return null
  return {
    ...{ amount, currency: 'INR', description: `Gift card ${name}`, organisation: null },
    payer: await payerOf(documents, card),
    account: giftCardAccount(name),
  }
}

/** Payable handler. A wallet or another card does not buy a card: its credit may expire or be a business's own. */
export const payableGiftCard: Payable = {
  type: GiftCard.name,
  due,
  settle,
  refunded,
  owedBack,
  opensTo: (documents, { name, receipt }) => isCardToken(documents, name, receipt),
}
