import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeUndelivered } from '../refund/confirmation-details.ts'
import { fulfilmentRoles, requireFulfilmentAccess } from '../order/order-access.ts'

/** Returns the confirmation details of an undelivered fulfilment. They have the cancelled balance and the refund. */
export const undeliveredConfirmation = method({
  renamedFrom: 'orders.undelivered_question',
  access: fulfilmentRoles,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const { order, name } = await requireFulfilmentAccess(documents, input.name)
    const messages = await describeUndelivered(documents.asSystem(), { order, name })
    return { confirmation: messages.map(t).join(' ') }
  },
})
