import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { markUndelivered } from './mark-undelivered.ts'
import { fulfilmentRoles, requireFulfilmentAccess } from '../order/order-access.ts'

/** Marks a fulfilment as lost. */
export const markLost = method({
  renamedFrom: 'orders.give_up_parcel',
  access: fulfilmentRoles,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { name } = await requireFulfilmentAccess(documents, input.name)
    const system = documents.asSystemFor(documents.caller.user)
    await markUndelivered(system, context, { fulfilment: name, state: 'lost' })
    return { name }
  },
})
