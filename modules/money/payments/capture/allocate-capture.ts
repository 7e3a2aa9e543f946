import type { Context } from '#framework/context'
import { errorCode, isDatabaseAway } from '#framework/database'
import type { Documents } from '#framework/documents'
import { inEnglish } from '#meta/messages'
import { payable, type Refusal, type Allocation } from '../extension-points.ts'
import type { AttentionReason } from '../payment/payment.states.ts'
import type { Credit } from './credits.rules.ts'

export interface CapturedPayment {
  readonly payment: string
  readonly reference_type: string | null
  readonly reference_name: string | null
  readonly amount: number
  book(credits: Allocation['credits']): Promise<readonly Credit[]>
}

export type AllocationOutcome =
  | { readonly kind: 'settled'; readonly credits: readonly Credit[]; readonly tooMuch: number }
  | { readonly kind: 'refused'; readonly attention: AttentionReason; readonly note: string }

/** Errors that abort the whole transaction, which its caller retries. */
const LOST_TRANSACTION_CODES = new Set(['40001', '40P01', '25P02'])

function isTransactionLost(error: unknown): boolean {
  return isDatabaseAway(error) || LOST_TRANSACTION_CODES.has(errorCode(error) ?? '')
}

function isRefusal(result: Allocation | Refusal): result is Refusal {
  return 'refusal' in result
}

export function isFullyAllocated({ credits }: Allocation, amount: number): boolean {
  const areAmounts = credits.every((credit) => Number.isSafeInteger(credit.amount) && credit.amount > 0)
  return areAmounts && credits.reduce((sum, credit) => sum + credit.amount, 0) === amount
}

const isPartialAmount = (tooMuch: number, amount: number): boolean =>
  Number.isSafeInteger(tooMuch) && tooMuch >= 0 && tooMuch < amount

async function bookAllocation(
  result: Allocation | Refusal,
  { amount, book }: CapturedPayment,
): Promise<AllocationOutcome> {
  if (isRefusal(result))
    return { kind: 'refused', attention: 'nothing to pay for', note: inEnglish(result.refusal) }
  const { credits, tooMuch = 0 } = result
  if (!isFullyAllocated(result, amount))
    throw new Error('The room divided it into something else than what was paid')
  if (!isPartialAmount(tooMuch, amount)) throw new Error(`The room gives ${tooMuch} back of ${amount}`)
  return { kind: 'settled', credits: await book(credits), tooMuch }
}

/**
 * Runs the payable handler and books its allocation. If it fails, its writes are rolled back and the payment is booked
 * as unallocated for staff, so that money is always recorded.
 */
export async function allocateCapture(
  documents: Documents,
  context: Context,
  captured: CapturedPayment,
): Promise<AllocationOutcome> {
  const { payment, reference_type, reference_name: name, amount } = captured
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  if (!handler || name === null)
    return { kind: 'refused', attention: 'nothing to pay for', note: 'It names nothing that can be paid for' }
  try {
    return await documents.savepoint(async () =>
      bookAllocation(await handler.settle(documents, { name, payment, amount, wasDue: true }), captured),
    )
  } catch (error) {
    if (isTransactionLost(error)) throw error
    const note = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', attention: 'could not be settled', note }
  }
}
