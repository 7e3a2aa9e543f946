import type { Documents } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import { payable, type Due, type Payable, type Settlement } from '#money/payments'
import { counterErrors } from '../errors.ts'

/** Where rooms say what can be paid for. */
export type CounterPlace = Pick<MethodContext<never>, 'extensions'>

export interface Reference {
  readonly type: string
  readonly name: string
}

/** A document that can be paid for, and what is due for it now. It is locked. */
export interface OpenDue {
  readonly room: Payable
  readonly due: Due | null
}

/** Who knows what is to be paid for documents of a type. */
export function roomFor({ extensions }: CounterPlace, type: string): Payable {
  const room = extensions(payable).find((one) => one.type === type)
  if (!room) throw counterErrors.not_payable(type)
  return room
}

/** Asks what is due, and locks the document: whoever else takes money for it waits. */
export async function openDue(
  documents: Documents,
  place: CounterPlace,
  { type, name }: Reference,
): Promise<OpenDue> {
  const room = roomFor(place, type)
  return { room, due: await room.due(documents.asSystem(), name) }
}

export function requireDue({ due }: OpenDue, { name }: Reference, amount: number): Due {
  if (due === null) throw counterErrors.nothing_due(name)
  if (amount > due.amount) throw counterErrors.more_than_due(due.amount, due.currency)
  return due
}

/** Money that came, and the document that it came for. */
export interface Paid {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** Where the money goes, as its room says. Over the counter a refusal is told at once: the money is still in the hand. */
export async function settleWithRoom(
  documents: Documents,
  room: Payable,
  paid: Paid,
): Promise<Settlement['credits']> {
  const answer = await room.settle(documents.asSystem(), { ...paid, wasDue: false })
  if ('refusal' in answer) throw counterErrors.refused(answer.refusal)
  const sum = answer.credits.reduce((total, { amount }) => total + amount, 0)
  if (sum !== paid.amount) throw new Error(`${room.type} divided ${paid.amount} into ${sum}`)
  return answer.credits
}

/** Tells the room that the money is gone again, whole. */
export async function takeBackFromRoom(
  documents: Documents,
  place: CounterPlace,
  { type, ...paid }: Paid & { readonly type: string },
): Promise<void> {
  await roomFor(place, type).refunded?.(documents.asSystem(), { ...paid, isWhole: true })
}
