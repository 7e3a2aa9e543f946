import { errorCode, isDatabaseAway } from '#framework/database'
import type { Documents } from '#framework/documents'
import { inEnglish } from '#meta/messages'
import { payable, type Refusal, type Settlement } from '../extension-points.ts'
import type { PaymentPlace } from './place.ts'
import type { Attention } from '../rules/attention.ts'
import type { Credit } from '../rules/credits.ts'

/** Money that was taken, and for what. */
export interface Taken {
  readonly payment: string
  readonly reference_type: string | null
  readonly reference_name: string | null
  readonly amount: number
  /** Books it to the accounts that the room names; answers which ones these are. */
  book(credits: Settlement['credits']): Promise<readonly Credit[]>
}

/** Where taken money goes, or why it goes nowhere yet. */
export type Outcome =
  | { readonly kind: 'settled'; readonly credits: readonly Credit[]; readonly tooMuch: number }
  | { readonly kind: 'refused'; readonly attention: Attention; readonly note: string }

/** The whole transaction is lost with these; it is begun again by whoever began it. */
const LOST_RACES = new Set(['40001', '40P01', '25P02'])

function isLost(error: unknown): boolean {
  return isDatabaseAway(error) || LOST_RACES.has(errorCode(error) ?? '')
}

function isRefusal(answer: Settlement | Refusal): answer is Refusal {
  return 'refusal' in answer
}

export function isWhole({ credits }: Settlement, amount: number): boolean {
  const areAmounts = credits.every((credit) => Number.isSafeInteger(credit.amount) && credit.amount > 0)
  return areAmounts && credits.reduce((sum, credit) => sum + credit.amount, 0) === amount
}

/** What is applied is never all too much: a room that wants none of it refuses it. */
const isPart = (tooMuch: number, amount: number): boolean =>
  Number.isSafeInteger(tooMuch) && tooMuch >= 0 && tooMuch < amount

async function bookAs(answer: Settlement | Refusal, { amount, book }: Taken): Promise<Outcome> {
  if (isRefusal(answer))
    return { kind: 'refused', attention: 'nothing to pay for', note: inEnglish(answer.refusal) }
  const { credits, tooMuch = 0 } = answer
  if (!isWhole(answer, amount)) throw new Error('The room divided it into something else than what was paid')
  if (!isPart(tooMuch, amount)) throw new Error(`The room gives ${tooMuch} back of ${amount}`)
  return { kind: 'settled', credits: await book(credits), tooMuch }
}

/**
 * Asks the room whose document was paid for, and books what it says. Money never hangs on a room: when this fails, what was
 * written is undone, and the money is to be booked as nobody's and shown to staff.
 */
export async function settle(documents: Documents, place: PaymentPlace, taken: Taken): Promise<Outcome> {
  const { payment, reference_type, reference_name: name, amount } = taken
  const room = place.extensions(payable).find(({ type }) => type === reference_type)
  if (!room || name === null)
    return { kind: 'refused', attention: 'nothing to pay for', note: 'It names nothing that can be paid for' }
  try {
    return await documents.attempt(async () =>
      bookAs(await room.settle(documents, { name, payment, amount, wasDue: true }), taken),
    )
  } catch (error) {
    if (isLost(error)) throw error
    const note = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', attention: 'could not be settled', note }
  }
}
