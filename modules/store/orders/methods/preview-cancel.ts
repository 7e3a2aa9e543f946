import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { previewCancel } from '../actions/preview-changes.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { readPieces } from '../rules/read-pieces.ts'
import { opener } from './previews.ts'

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
