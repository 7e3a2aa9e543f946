import { anyone, method } from '#framework/modules'
import { listItemChoices } from '../balance/preview-balance.ts'
import { accessInput, requireOrderAccess } from '../order/order-access.ts'

/** Returns the items that may take the place of an order's unpacked ones: the same product in other sizes or colours. */
export const getItemChoices = method({
  access: anyone,
  input: accessInput,
  methods: ['POST'],
  async run({ input, documents }) {
    return listItemChoices(documents.asSystem(), await requireOrderAccess(documents, input))
  },
})
