import { orderEvents, fulfilmentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import type { FulfilmentDoc } from '../order/order.queries.ts'
import { describeContents, type NamedItem } from '../order-line/order-lines.rules.ts'
import type { CreditedLine } from '../order-line/credit-line.rules.ts'
import { isDeliveryReverted, type FulfilmentState } from './fulfilment.states.ts'

type EmittedState = Extract<FulfilmentState, 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled'>

const emittedStates: ReadonlySet<FulfilmentState> = new Set<EmittedState>([
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
])

const isEmitted = (state: FulfilmentState): state is EmittedState => emittedStates.has(state)

/** Emits the new state of a package, in the transaction that changes it. */
export async function emitFulfilmentEvent(
  documents: Documents,
  { name: fulfilment, order, business, state }: Pick<FulfilmentDoc, 'name' | 'order' | 'business' | 'state'>,
  from: FulfilmentState | null,
): Promise<void> {
  if (!isEmitted(state)) return
  const step = isDeliveryReverted(from, state) ? 'not_delivered' : state
  await documents.emit(fulfilmentEvents[step], { fulfilment, order, business, from })
}

interface CancelledItems {
  readonly fulfilments: readonly FulfilmentDoc[]
  readonly creditedLines: readonly CreditedLine<CreditedLine['line'] & NamedItem>[]
  readonly emptied: readonly FulfilmentDoc[]
  readonly reason: string
}

/** Emits the cancelled items of each remaining package, in the transaction of the cancellation. */
export async function emitItemsCancelled(
  documents: Documents,
  { fulfilments, creditedLines, emptied, reason }: CancelledItems,
): Promise<void> {
  for (const { name: fulfilment, order, business, state: from } of fulfilments) {
    const own = creditedLines.filter(({ line }) => line.fulfilment === fulfilment)
    if (own.length === 0 || emptied.some(({ name }) => name === fulfilment)) continue
    const what = describeContents(own.map(({ line, quantity }) => ({ ...line, quantity })))
    await documents.emit(orderEvents.items_cancelled, { fulfilment, order, business, from, what, reason })
  }
}

type AddedLine = NamedItem & { readonly fulfilment: string | null; readonly quantity: number }

/** Emits the items that joined each package, in the transaction of the edit. */
export async function emitItemsAdded(
  documents: Documents,
  { fulfilments }: { readonly fulfilments: readonly FulfilmentDoc[] },
  lines: readonly AddedLine[],
): Promise<void> {
  for (const { name: fulfilment, order, business, state: from } of fulfilments) {
    const own = lines.filter((line) => line.fulfilment === fulfilment)
    if (own.length === 0) continue
    const what = describeContents(own)
    await documents.emit(orderEvents.items_added, { fulfilment, order, business, from, what })
  }
}
