import type { Documents } from '#framework/documents'
import { formatLongDate } from '#money/receipts'
import { listWaitingLines, type WaitingLine } from '#store/inventory'
import { changeErrors } from '../errors.ts'
import { Order } from '../order/order.doctype.ts'
import type { FulfilmentDoc, OrderDoc } from '../order/order.queries.ts'

type WaitingFulfilment = Pick<FulfilmentDoc, 'name' | 'order' | 'ready_on'>

/** Returns what a fulfilment waits for: its lines whose units have not arrived. */
export function waitingTitles(
  { lines }: OrderDoc,
  fulfilment: string,
  waiting: readonly WaitingLine[],
): readonly { readonly title: string; readonly waits: WaitingLine }[] {
  return lines
    .filter((line) => line.fulfilment === fulfilment)
    .flatMap(({ title, variant, branch }) => {
      const waits = waiting.find((one) => one.variant === variant && one.branch === branch)
      return waits ? [{ title, waits }] : []
    })
}

/**
 * Refuses packing while units sold beyond stock have not arrived. Reads nothing for a fulfilment that was in stock when
 * it was ordered.
 */
export async function requireStock(
  documents: Documents,
  { name, order, ready_on }: WaitingFulfilment,
): Promise<void> {
  if (ready_on === null) return
  const sold = await documents.asSystem().get(Order, order)
  if (sold.reservation === null) return
  const waiting = await listWaitingLines(documents, sold.reservation)
  const [first, ...others] = waitingTitles(sold, name, waiting)
  if (!first) return
  const items = [first, ...others].map(({ title, waits }) => `${waits.quantity} × ${title}`).join(', ')
  throw changeErrors.waits_for_stock(items, formatLongDate(first.waits.expected_on, 'en'))
}
