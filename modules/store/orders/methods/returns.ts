import { longText, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { askRefund } from '../actions/ask-refund.ts'
import { askReturn } from '../actions/ask-return.ts'
import { readPhotos } from '../actions/claim-photos.ts'
import { noteRefundTo } from '../actions/refund-to.ts'
import { seeOrder } from '../actions/see-order.ts'
import { exchangeReturn } from '../actions/exchange-return.ts'
import { refundReturn } from '../actions/take-return-back.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { openerFor, orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { readExchanges, readPieces } from '../rules/read-pieces.ts'
import { refundToFields } from '../rules/refund-to-fields.ts'
import { resolutions, returnReasons } from '../rules/return-states.ts'

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

/** Before anybody came for it, whoever asked may keep it after all. */
export const withdrawReturn = method({
  access: anyone,
  input: { token: text(), name: text(), return: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const system = documents.asSystem()
    const [found] = await system.find(Return, {
      where: { name: input.return, order },
      fields: ['name'],
      limit: 1,
    })
    if (!found) throw changeErrors.unknown_return()
    const { state } = await system.lock(Return, found.name)
    if (state !== 'asked' && state !== 'approved') throw changeErrors.return_is_over()
    await system.save(Return, found.name, { state: 'withdrawn' })
    return seeOrder(documents, order)
  },
})

/** What opens the order that came in exchange, for whoever opens the one before it. */
export const openExchange = method({
  access: anyone,
  input: { token: text(), name: text(), return: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const where = { name: input.return, order }
    const [found] = await documents.asSystem().find(Return, { where, fields: ['new_order'], limit: 1 })
    if (!found?.new_order) throw changeErrors.unknown_return()
    return { order: found.new_order, opener: await openerFor(documents, found.new_order) }
  },
})

/** Money goes back for what the store sells: its managers decide, and sellers of their own. */
async function requireHandled(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(Return, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_return()
}

/** What is asked before: how much goes back, to whom, and by which way. */
export const askAboutRefund = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireHandled(documents, input.name)
    const said = await askRefund(documents.asSystem(), input.name)
    return { question: said.map(t).join(' ') }
  },
})

/** The button of the desk: what came back is paid back. */
export const refundReturned = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireHandled(documents, input.name)
    await refundReturn(documents.asSystem(), placeOf(context), input.name)
    return { name: input.name }
  },
})

/** The button of the desk: what is wanted in the place of what came back goes on its way. */
export const exchangeReturned = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireHandled(documents, input.name)
    await exchangeReturn(documents.asSystem(), placeOf(context), input.name)
    return { name: input.name }
  },
})
