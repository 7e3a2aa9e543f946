import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { listExchangeChoices } from '../balance/preview-balance.ts'
import { requireOrderAccess, accessInput } from '../order/order-access.ts'

/** Returns the items that the buyer may choose in exchange for those of a fulfilment. */
export const getExchanges = method({
  access: anyone,
  input: { ...accessInput, fulfilment: text({ renamedFrom: 'parcel', required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    return listExchangeChoices(
      documents.asSystem(),
      await requireOrderAccess(documents, input),
      input.fulfilment,
    )
  },
})
