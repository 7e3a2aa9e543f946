import { select } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { calculateReturnPreview } from '../balance/preview-balance.ts'
import { requireOrderAccess, accessInput } from '../order/order-access.ts'
import { changeErrors } from '../errors.ts'
import { parseExchangeVariants, parseRequestedItems } from '../order-line/order-lines.rules.ts'
import { resolutions, returnReasons } from './return.states.ts'

/** Returns the refund that a return would bring. Nothing is requested. */
export const previewReturn = method({
  access: anyone,
  countsItself: true,
  input: {
    ...accessInput,
    items: anyValue,
    reason: select(returnReasons, { required: true }),
    resolution: select(resolutions, { default: 'refund' }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    const requestedItems = parseRequestedItems(input.items)
    if (requestedItems === null) throw changeErrors.nothing_chosen()
    return calculateReturnPreview(documents.asSystem(), order, {
      ...{ requestedItems, exchangeFor: parseExchangeVariants(input.items) },
      ...{ reason: input.reason, resolution: input.resolution ?? 'refund' },
    })
  },
})
