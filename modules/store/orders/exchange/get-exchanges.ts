import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { listExchangeChoices } from '../balance/preview-balance.ts'
import { requireOrderAccess, accessInput } from '../order/order-access.ts'

/** What may be chosen in the place of what a parcel brought. */
export const getExchanges = method({
  access: anyone,
  input: { ...accessInput, parcel: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    return listExchangeChoices(documents.asSystem(), await requireOrderAccess(documents, input), input.parcel)
  },
})
