import { anyone, anyValue, method } from '#framework/modules'
import { calculateItemsPreview } from '../balance/preview-balance.ts'
import { accessInput, requireOrderAccess } from '../order/order-access.ts'
import { parseItemChanges } from './item-changes.rules.ts'

/** Returns what a change of an order's items costs. Nothing is changed. */
export const previewItems = method({
  access: anyone,
  countsItself: true,
  input: { ...accessInput, items: anyValue, added: anyValue },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    return calculateItemsPreview(documents.asSystem(), order, parseItemChanges(input))
  },
})
