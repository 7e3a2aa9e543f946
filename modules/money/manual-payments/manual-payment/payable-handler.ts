import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { payable, type Due, type Payable, type Allocation } from '#money/payments'
import { manualPaymentErrors } from '../errors.ts'

export interface Reference {
  readonly type: string
  readonly name: string
}

/** A payable document with its amount due. It is locked. */
export interface LockedDue {
  readonly handler: Payable
  readonly due: Due | null
}

export function findPayable({ extensions }: Context, type: string): Payable {
  const handler = extensions(payable).find((one) => one.type === type)
  if (!handler) throw manualPaymentErrors.not_payable(type)
  return handler
}

/** Reads the amount due and locks the document, so that concurrent payments wait. */
export async function lockDue(
  documents: Documents,
  context: Context,
  { type, name }: Reference,
): Promise<LockedDue> {
  const handler = findPayable(context, type)
  return { handler, due: await handler.due(documents.asSystem(), name) }
}

export function requireDue({ due }: LockedDue, { name }: Reference, amount: number): Due {
  if (due === null) throw manualPaymentErrors.nothing_due(name)
  if (amount > due.amount) throw manualPaymentErrors.more_than_due(due.amount, due.currency)
  return due
}

export interface PaidAmount {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/**
 * Allocates the payment by its payable handler. A refusal is an error, because manual payments can be returned at once.
 */
export async function allocatePayment(
  documents: Documents,
  handler: Payable,
  paid: PaidAmount,
): Promise<Allocation['credits']> {
  const result = await handler.settle(documents.asSystem(), { ...paid, wasDue: false })
  if ('refusal' in result) throw manualPaymentErrors.refused(result.refusal)
  const sum = result.credits.reduce((total, { amount }) => total + amount, 0)
  if (sum !== paid.amount) throw new Error(`${handler.type} divided ${paid.amount} into ${sum}`)
  return result.credits
}

export async function revertAllocation(
  documents: Documents,
  context: Context,
  { type, ...paid }: PaidAmount & { readonly type: string },
): Promise<void> {
  await findPayable(context, type).refunded?.(documents.asSystem(), { ...paid, isFullRefund: true })
}
