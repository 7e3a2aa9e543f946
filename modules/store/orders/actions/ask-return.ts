import type { Documents } from '#framework/documents'
import { attachFiles } from '#framework/files'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/inputs'
import { orderErrors } from '../errors.ts'
import { itemsInPlaceOf } from '../doctypes/exchange-items.queries.ts'
import { lockOrder, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { pendingPieces, returnWithKey } from '../doctypes/return.queries.ts'
import { goingPieces, type PiecesWanted } from '../rules/going-lines.ts'
import { returnedLines } from '../rules/returnable.ts'
import { isSellersFault, type ReturnReason } from '../rules/return-states.ts'
import { thingName } from '../rules/thing-name.ts'
import { wantedInPlace } from '../rules/wanted-in-place.ts'
import { ownPhotos } from './claim-photos.ts'

/** What somebody wants to send back. */
export interface ReturnAsked {
  /** Name of the order; whoever asks may open it. */
  readonly order: string
  readonly pieces: readonly PiecesWanted[]
  /** What is wanted in its place, by line. */
  readonly exchangeFor: ReadonlyMap<string, string>
  readonly reason: ReturnReason
  readonly note: string | null
  readonly resolution: 'refund' | 'exchange'
  readonly photos: readonly string[]
  readonly idempotencyKey: string
}

/** As long as the title of a return's item. */
const MOST_LETTERS = 240

async function requireExchange(system: Documents, { order }: HeldOrder, asked: ReturnAsked): Promise<void> {
  if (asked.resolution !== 'exchange') return
  const items = asked.pieces.flatMap(({ line: name, quantity }) => {
    const line = order.lines.find((one) => one.name === name)
    return line ? [{ line, quantity }] : []
  })
  const sold = await itemsInPlaceOf(
    system,
    items.map(({ line }) => line),
  )
  wantedInPlace({ items, exchangeFor: asked.exchangeFor, sold })
}

interface Standing {
  readonly held: HeldOrder
  readonly pending: ReadonlyMap<string, number>
  readonly today: string
}

function returnFrom({ held, pending, today }: Standing, asked: ReturnAsked) {
  const { order, parcels } = held
  const { parcel, items } = returnedLines(asked.pieces, { lines: order.lines, parcels, pending, today })
  return {
    ...{ order: order.name, parcel, business: items[0]?.line.business ?? '' },
    ...{ customer: order.user, contact_name: order.contact_name },
    items: items.map(({ line, quantity }) => ({
      ...{
        title: thingName(line).slice(0, MOST_LETTERS),
        quantity,
        order_line: line.name,
        variant: line.variant,
      },
      amount: goingPieces(line, quantity).money.total,
      exchange_variant: asked.resolution === 'exchange' ? (asked.exchangeFor.get(line.name) ?? null) : null,
    })),
  }
}

/** Asks for a return, once for each key; its seller decides about it. */
export async function askReturn(documents: Documents, asked: ReturnAsked): Promise<string> {
  if (!isUsableKey(asked.idempotencyKey)) throw orderErrors.short_key()
  const system = documents.asSystem()
  const held = await lockOrder(system, asked.order)
  const key = hashSecret(`${asked.order} ${asked.idempotencyKey}`)
  const before = await returnWithKey(system, key)
  if (before) return before.name
  const { reason, note, resolution, photos } = asked
  await requireExchange(system, held, asked)
  const files = await ownPhotos(documents, asked.order, photos)
  const pending = await pendingPieces(system, asked.order)
  const { name } = await documents.asSystemFor(documents.caller.user).insert(Return, {
    ...returnFrom({ held, pending, today: documents.today }, asked),
    ...{ reason, note, resolution, idempotency_key: key },
    with_delivery: isSellersFault(reason) ? 1 : 0,
    restock: reason === 'damaged' ? 0 : 1,
    photos: photos.map((photo) => ({ photo })),
  })
  await attachFiles(system, files, { doctype: Return.name, name, field: 'photos' })
  return name
}
