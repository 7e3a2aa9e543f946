import { longText, select, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { attachFiles, ownUploads, type FoundUpload } from '#framework/files'
import { orderErrors, changeErrors } from '../errors.ts'
import { findExchangeItems, selectExchangeItems } from '../exchange/plan-exchange.ts'
import { lockOrder, type OrderWithFulfilments } from '../order/order.queries.ts'
import { Return } from './return.doctype.ts'
import { findPendingReturnQuantities } from './return.queries.ts'
import { creditLine, type RequestedItem } from '../order-line/credit-line.rules.ts'
import { selectReturnedLines } from './return.rules.ts'
import { isSellersFault, type ReturnReason, resolutions, returnReasons } from './return.states.ts'
import {
  formatItemName,
  parseExchangeVariants,
  parseRequestedItems,
} from '../order-line/order-lines.rules.ts'
import { isGuest } from '#framework/permissions'
import { Order } from '../order/order.doctype.ts'
import { saveRefundDestination, refundDestinationFields } from '../refund/refund-destination.ts'
import { loadOrderView } from '../order/get-order.ts'
import { requireOrderAccess } from '../order/order-access.ts'

const MAX_PHOTOS = 6

function readPhotos(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value) || value.length > MAX_PHOTOS) throw changeErrors.unknown_photo()
  const photos = value.filter((one: unknown) => typeof one === 'string')
  if (photos.length < value.length) throw changeErrors.unknown_photo()
  return [...new Set(photos)]
}

/** Finds the files of these photos: uploads with the order's token, or the caller's own. One statement. */
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

interface ReturnRequest {
  readonly order: string
  readonly requestedItems: readonly RequestedItem[]
  readonly exchangeFor: ReadonlyMap<string, string>
  readonly reason: ReturnReason
  readonly note: string | null
  readonly resolution: 'refund' | 'exchange'
  readonly photos: readonly string[]
}

const MAX_TEXT_LENGTH = 240

async function requireExchange(
  system: Documents,
  { order }: OrderWithFulfilments,
  request: ReturnRequest,
): Promise<void> {
  if (request.resolution !== 'exchange') return
  const items = request.requestedItems.flatMap(({ line: name, quantity }) => {
    const line = order.lines.find((one) => one.name === name)
    return line ? [{ line, quantity }] : []
  })
  const sold = await findExchangeItems(
    system,
    items.map(({ line }) => line),
  )
  selectExchangeItems({ items, exchangeFor: request.exchangeFor, sold })
}

interface ReturnContext {
  readonly held: OrderWithFulfilments
  readonly pending: ReadonlyMap<string, number>
  readonly today: string
}

function returnFrom({ held, pending, today }: ReturnContext, request: ReturnRequest) {
  const { order, fulfilments } = held
  const { fulfilment, items } = selectReturnedLines(request.requestedItems, {
    lines: order.lines,
    fulfilments,
    pending,
    today,
  })
  return {
    ...{ order: order.name, fulfilment, business: items[0]?.line.business ?? '' },
    ...{ customer: order.user, contact_name: order.contact_name },
    items: items.map(({ line, quantity }) => ({
      ...{
        title: formatItemName(line).slice(0, MAX_TEXT_LENGTH),
        quantity,
        order_line: line.name,
        variant: line.variant,
      },
      amount: creditLine(line, quantity).money.total,
      exchange_variant:
        request.resolution === 'exchange' ? (request.exchangeFor.get(line.name) ?? null) : null,
    })),
  }
}

async function createReturn(documents: Documents, request: ReturnRequest): Promise<string> {
  const system = documents.asSystem()
  const held = await lockOrder(system, request.order)
  const { reason, note, resolution, photos } = request
  await requireExchange(system, held, request)
  const files = await ownPhotos(documents, request.order, photos)
  const pending = await findPendingReturnQuantities(system, request.order)
  const { name } = await documents.asSystemFor(documents.caller.user).insert(Return, {
    ...returnFrom({ held, pending, today: documents.today }, request),
    ...{ reason, note, resolution },
    with_delivery: isSellersFault(reason) ? 1 : 0,
    restock: reason === 'damaged' ? 0 : 1,
    photos: photos.map((photo) => ({ photo })),
  })
  await attachFiles(system, files, { doctype: Return.name, name, field: 'photos' })
  return name
}

/** Requests a return of items from one fulfilment. Anyone who may open the order may call it. */
export const requestReturn = method({
  renamedFrom: 'orders.ask_return',
  access: anyone,
  input: {
    token: text(),
    name: text(),
    items: anyValue,
    reason: select(returnReasons, { required: true }),
    note: longText({ maxLength: 1000 }),
    resolution: select(resolutions, { default: 'refund' }),
    photos: anyValue,
    ...refundDestinationFields,
  },
  methods: ['POST'],
  idempotent: {
    ...{ isInPart: true, isKeyRequired: true },
    errors: { short_key: orderErrors.short_key, conflict: orderErrors.other_content },
  },
  isTranslated: true,
  async run({ input, documents, language, runOnce }) {
    const order = await requireOrderAccess(documents, input)
    const requestedItems = parseRequestedItems(input.items)
    if (requestedItems === null) throw changeErrors.nothing_chosen()
    const { reason, note, resolution } = input
    const request: ReturnRequest = {
      ...{ order, requestedItems, reason, note, resolution: resolution ?? 'refund' },
      exchangeFor: parseExchangeVariants(input.items),
      photos: readPhotos(input.photos),
    }
    await runOnce(documents, () => createReturn(documents, request))
    await saveRefundDestination(documents.asSystem(), order, input)
    return loadOrderView({ documents, language }, order)
  },
})
