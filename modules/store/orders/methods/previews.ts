import { select, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress } from '#site/places'
import { previewAddress, previewCancel, previewReturn, seeExchanges } from '../actions/preview-changes.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { readExchanges, readPieces } from '../rules/read-pieces.ts'
import { resolutions, returnReasons } from '../rules/return-states.ts'

const opener = { token: text(), name: text() }

/** What cancelling would bring back, before anything is cancelled. */
export const previewCancelling = method({
  access: anyone,
  countsItself: true,
  input: { ...opener, items: anyValue, parcel: text() },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const pieces = readPieces(input.items)
    return previewCancel(documents.asSystem(), order, { pieces, parcel: input.parcel, isStaff: false })
  },
})

/** What another address would cost, before anything is changed. */
export const previewReaddressing = method({
  access: anyone,
  countsItself: true,
  input: { ...opener, address: anyValue },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    return previewAddress(documents.asSystem(), order, address)
  },
})

/** What sending back would bring, before anything is asked. */
export const previewReturning = method({
  access: anyone,
  countsItself: true,
  input: {
    ...opener,
    items: anyValue,
    reason: select(returnReasons, { required: true }),
    resolution: select(resolutions, { default: 'refund' }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const pieces = readPieces(input.items)
    if (pieces === null) throw changeErrors.nothing_chosen()
    return previewReturn(documents.asSystem(), order, {
      ...{ pieces, exchangeFor: readExchanges(input.items) },
      ...{ reason: input.reason, resolution: input.resolution ?? 'refund' },
    })
  },
})

/** What may be chosen in the place of what a parcel brought. */
export const getExchanges = method({
  access: anyone,
  input: { ...opener, parcel: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    return seeExchanges(documents.asSystem(), await orderOpenedBy(documents, input), input.parcel)
  },
})
