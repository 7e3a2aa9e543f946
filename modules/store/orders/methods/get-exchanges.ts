import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { seeExchanges } from '../actions/preview-changes.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { opener } from './previews.ts'

/** What may be chosen in the place of what a parcel brought. */
export const getExchanges = method({
  access: anyone,
  input: { ...opener, parcel: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    return seeExchanges(documents.asSystem(), await orderOpenedBy(documents, input), input.parcel)
  },
})
