import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { calculateCancellationPreview } from '../balance/preview-balance.ts'
import { requireOrderAccess, accessInput } from '../order/order-access.ts'
import { parseRequestedItems } from '../order-line/order-lines.rules.ts'

/** Returns the refund that a cancellation would bring. Nothing is cancelled. */
export const previewCancel = method({
  access: anyone,
  countsItself: true,
  input: { ...accessInput, items: anyValue, fulfilment: text({ renamedFrom: 'parcel' }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    const requestedItems = parseRequestedItems(input.items)
    return calculateCancellationPreview(documents.asSystem(), order, {
      requestedItems,
      fulfilment: input.fulfilment,
      isStaff: false,
    })
  },
})
