import { select } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { previewReturn } from '../actions/preview-changes.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { readExchanges, readPieces } from '../rules/read-pieces.ts'
import { resolutions, returnReasons } from '../rules/return-states.ts'
import { opener } from './previews.ts'

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
