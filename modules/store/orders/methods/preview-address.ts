import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress } from '#site/places'
import { previewAddress } from '../actions/preview-changes.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { opener } from './previews.ts'

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
