import { select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { markUndelivered } from './mark-undelivered.ts'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import { renamedUndeliveredReasons, undeliveredReasons } from './fulfilment.states.ts'
import { fulfilmentRoles, requireFulfilmentAccess } from '../order/order-access.ts'

/** Marks a fulfilment as returned to its sender, with the reason from the form. */
export const markReturnedToSender = method({
  renamedFrom: 'orders.take_parcel_back',
  access: fulfilmentRoles,
  input: {
    name: text({ required: true }),
    reason: select(undeliveredReasons, { renamedChoices: renamedUndeliveredReasons }),
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { name, undelivered_reason } = await requireFulfilmentAccess(documents, input.name)
    const reason = input.reason ?? undelivered_reason
    if (reason === null) throw changeErrors.no_undelivered_reason()
    const system = documents.asSystemFor(documents.caller.user)
    if (reason !== undelivered_reason) await system.save(Fulfilment, name, { undelivered_reason: reason })
    await markUndelivered(system, context, { fulfilment: name, state: 'returned' })
    return { name }
  },
})
