import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress } from '#site/places'
import { calculateAddressPreview } from '../balance/preview-balance.ts'
import { requireOrderAccess, accessInput } from '../order/order-access.ts'

/** Returns the cost of another shipping address. Nothing is changed. */
export const previewAddress = method({
  access: anyone,
  countsItself: true,
  input: { ...accessInput, address: anyValue },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    return calculateAddressPreview(documents.asSystem(), order, address)
  },
})
