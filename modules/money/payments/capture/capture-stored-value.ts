import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { post, type PostingLine } from '#money/ledger'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Allocation, type Due, type Payable } from '../extension-points.ts'
import type { StoredValueGateway } from '../gateways/gateway.ts'
import { hashIdempotencyKey } from '../checkout/open-payment.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { isFullyAllocated } from './allocate-capture.ts'
import { emitCaptured, lockSourceAccount, sourceAccount } from './book-capture.ts'
import { assignAccounts, serializeCredits } from './credits.rules.ts'

const MAX_TEXT_LENGTH = 140

interface StoredValue {
  readonly gateway: StoredValueGateway
  /** Owner of the wallet, or whoever pays by the gift card; null for a guest. */
  readonly user: string | null
  readonly giftCard: string | null
}

export interface StoredValueRequest extends StoredValue {
  readonly type: string
  readonly name: string
  /** Minor units that the payer agreed to. */
  readonly amount: number
  readonly idempotencyKey: string
  /** Names the payment after its document, so that no number series is locked. */
  readonly opensWith?: string
  /** Takes the amount from the lots or the card; its account is locked. Throws when it does not hold that much. */
  take(payment: PaymentDoc, handler: Payable): Promise<void>
}

interface LockedDue {
  readonly handler: Payable
  readonly due: Due
}

async function lockDue(
  documents: Documents,
  { extensions }: Context,
  { type, name, amount }: StoredValueRequest,
): Promise<LockedDue> {
  const handler = extensions(payable).find((one) => one.type === type)
  if (!handler) throw paymentErrors.not_payable(type)
  if (handler.storedValue === undefined) throw paymentErrors.no_stored_value()
  const due = await handler.due(documents, name)
  if (due === null) throw paymentErrors.nothing_due()
  if (amount > due.amount) throw paymentErrors.more_than_due(due.amount)
  if (amount < due.amount && handler.storedValue === 'whole') throw paymentErrors.only_whole(due.amount)
  return { handler, due }
}

function insertPayment(
  documents: Documents,
  { site }: Context,
  { request, due }: { readonly request: StoredValueRequest; readonly due: Due },
): Promise<PaymentDoc> {
  const { gateway, user, giftCard, type, name, amount, idempotencyKey, opensWith = null } = request
  const { currency, description, payer, organisation } = due
  return documents.insert(Payment, {
    ...{ amount, currency, organisation, gateway, payer: user, gift_card: giftCard, opens_with: opensWith },
    ...{ reference_type: type, reference_name: name, description: description.slice(0, MAX_TEXT_LENGTH) },
    payer_name: payer.name.slice(0, MAX_TEXT_LENGTH),
    payer_email: payer.email,
    payer_phone: payer.phone,
    idempotency_key: hashIdempotencyKey(idempotencyKey),
    opened_at: formatLocalTime({ timeZone: site.settings.timeZone, now: documents.now }),
  })
}

async function allocate(
  documents: Documents,
  { handler, due }: LockedDue,
  { name: payment, amount, reference_name }: PaymentDoc,
): Promise<Allocation['credits']> {
  const isPart = amount < due.amount
  const paid = { name: reference_name ?? '', payment, amount, wasDue: false, isPart }
  const result = await handler.settle(documents, paid)
  if ('refusal' in result) throw paymentErrors.refused_payment(result.refusal)
  if (!isFullyAllocated(result, amount)) throw new Error(`${handler.type} did not divide ${amount}`)
  return result.credits
}

async function postCapture(
  documents: Documents,
  payment: PaymentDoc,
  credits: readonly PostingLine[],
): Promise<string> {
  const { name, amount, description } = payment
  const { accounts } = await post(documents, {
    kind: 'capture',
    source: { type: Payment.name, name },
    idempotencyKey: `capture:${name}`,
    ...(description === null ? {} : { memo: description }),
    lines: [
      { account: sourceAccount(payment), amount },
      ...credits.map((credit) => ({ ...credit, amount: -credit.amount })),
    ],
  })
  return serializeCredits(assignAccounts(credits, accounts.slice(1)))
}

/**
 * Pays a document, or a part of it, from a wallet or gift card in the caller's transaction: no gateway is asked, so the
 * payment is captured at once or not made. `documents` acts as the system.
 */
export async function captureStoredValue(
  documents: Documents,
  context: Context,
  request: StoredValueRequest,
): Promise<PaymentDoc> {
  const locked = await lockDue(documents, context, request)
  const payment = await insertPayment(documents, context, { request, due: locked.due })
  await lockSourceAccount(documents, payment)
  await request.take(payment, locked.handler)
  const credits = await postCapture(documents, payment, await allocate(documents, locked, payment))
  const captured = await documents.save(Payment, payment.name, {
    ...{ state: 'captured', allocation: 'allocated', credits },
    captured_amount: payment.amount,
    captured_currency: payment.currency,
    captured_at: payment.opened_at,
  })
  await emitCaptured(documents, context, captured)
  return captured
}
