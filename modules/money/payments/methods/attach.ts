import { link, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Settlement } from '../extension-points.ts'
import { type PaymentPlace, placeOf } from '../actions/place.ts'
import { creditsAt, creditsText, readCredits } from '../rules/credits.ts'
import { isWhole } from '../actions/settle.ts'
import { takeTurn } from '../actions/take-turn.ts'
import { tellCaptured } from '../actions/tell-captured.ts'
import { moneyStaff } from '../rules/staff.ts'

/** Says what money is for that found nothing to pay for. */
export const attach = method({
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
  },
  async run(context) {
    const { payment, reference_type: type, reference_name: name } = context.input
    await attachPayment(context.documents.asSystem(), placeOf(context), { payment, type, name })
    return { name: payment }
  },
})

interface Attachment {
  readonly payment: string
  readonly type: string
  readonly name: string
}

/** Where the document's room puts the money; its refusal is the error. */
async function creditsFrom(
  documents: Documents,
  place: PaymentPlace,
  { attachment, amount }: { readonly attachment: Attachment; readonly amount: number },
): Promise<Settlement['credits']> {
  const { type, name, payment } = attachment
  const room = place.extensions(payable).find((one) => one.type === type)
  if (!room) throw paymentErrors.not_payable(type)
  const answer = await room.settle(documents, { name, payment, amount, wasDue: false })
  if ('refusal' in answer) throw paymentErrors.refused_attachment(answer.refusal)
  if (!isWhole(answer, amount)) throw new Error(`${type} divided ${amount} into something else`)
  return answer.credits
}

function requireWhole(payment: PaymentDoc): void {
  if (payment.application !== 'unapplied' || payment.state === 'disputed') throw paymentErrors.not_unapplied()
  if (payment.refunded_amount > 0) throw paymentErrors.partly_returned()
}

/** Staff say what money is for that found nothing to pay for: it moves there, and everything follows as if it had come so. */
async function attachPayment(
  documents: Documents,
  place: PaymentPlace,
  attachment: Attachment,
): Promise<void> {
  const payment = await documents.lock(Payment, attachment.payment)
  requireWhole(payment)
  await takeTurn(documents, payment)
  const wanted = await creditsFrom(documents, place, { attachment, amount: payment.captured_amount })
  const taken = readCredits(payment.credits)
  const { accounts } = await post(documents, {
    kind: 'allocation',
    source: { type: Payment.name, name: payment.name },
    idempotencyKey: `allocation:${payment.name}`,
    lines: [...taken, ...wanted.map((credit) => ({ ...credit, amount: -credit.amount }))],
  })
  const attached = await documents.save(Payment, payment.name, {
    reference_type: attachment.type,
    reference_name: attachment.name,
    credits: creditsText(creditsAt(wanted, accounts.slice(taken.length))),
    application: 'applied',
    attention: null,
    attention_note: null,
    is_held: 0,
  })
  await tellCaptured(documents, place, attached)
}
