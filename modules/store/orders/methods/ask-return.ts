import { longText, select, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { attachFiles, ownUploads, type FoundUpload } from '#framework/files'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/inputs'
import { orderErrors } from '../errors.ts'
import { itemsInPlaceOf } from '../doctypes/exchange-items.queries.ts'
import { lockOrder, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { pendingPieces, returnWithKey } from '../doctypes/return.queries.ts'
import { goingPieces, type PiecesWanted } from '../rules/going-lines.ts'
import { returnedLines } from '../rules/returnable.ts'
import { isSellersFault, type ReturnReason, resolutions, returnReasons } from '../rules/return-states.ts'
import { thingName } from '../rules/thing-name.ts'
import { wantedInPlace } from '../rules/wanted-in-place.ts'
import { isGuest } from '#framework/permissions'
import { changeErrors } from '../rules/change-errors.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { noteRefundTo } from '../actions/refund-to.ts'
import { seeOrder } from '../actions/see-order.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { readExchanges, readPieces } from '../rules/read-pieces.ts'
import { refundToFields } from '../rules/refund-to-fields.ts'

const MOST_PHOTOS = 6

/** Addresses of pictures that somebody names. */
function readPhotos(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value) || value.length > MOST_PHOTOS) throw changeErrors.unknown_photo()
  const photos = value.filter((one: unknown) => typeof one === 'string')
  if (photos.length < value.length) throw changeErrors.unknown_photo()
  return [...new Set(photos)]
}

/** The files of these pictures: private uploads for this order by who holds its token, or the caller's own. One statement. */
async function ownPhotos(
  documents: Documents,
  order: string,
  photos: readonly string[],
): Promise<readonly string[]> {
  const { caller } = documents
  const isOwn = ({ is_private, owner, attached_to_doctype, attached_to_name }: FoundUpload) => {
    const isOfOrder = attached_to_doctype === Order.name && attached_to_name === order
    const isCallers = !isGuest(caller) && owner === caller.user && attached_to_name === null
    return is_private === 1 && (isOfOrder || isCallers)
  }
  const files = await ownUploads(documents.asSystem(), photos, isOwn)
  if (files === null) throw changeErrors.unknown_photo()
  return files
}

/** What somebody wants to send back. */
interface ReturnAsked {
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
async function askReturn(documents: Documents, asked: ReturnAsked): Promise<string> {
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

/** Whoever holds the order asks to send things of one parcel back. */
export const askForReturn = method({
  access: anyone,
  input: {
    token: text(),
    name: text(),
    items: anyValue,
    reason: select(returnReasons, { required: true }),
    note: longText({ maxLength: 1000 }),
    resolution: select(resolutions, { default: 'refund' }),
    photos: anyValue,
    idempotency_key: text({ required: true }),
    ...refundToFields,
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const pieces = readPieces(input.items)
    if (pieces === null) throw changeErrors.nothing_chosen()
    await askReturn(documents, {
      ...{ order, pieces, reason: input.reason, note: input.note, exchangeFor: readExchanges(input.items) },
      ...{ photos: readPhotos(input.photos), resolution: input.resolution ?? 'refund' },
      idempotencyKey: input.idempotency_key,
    })
    await noteRefundTo(documents.asSystem(), order, input)
    return seeOrder(documents, order)
  },
})
