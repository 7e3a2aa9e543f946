import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeFulfilmentCancellation } from '../refund/confirmation-details.ts'
import { requireEditableFulfilment } from './cancel-order.ts'
import { fulfilmentRoles } from '../order/order-access.ts'

/** Returns the confirmation details of a fulfilment's cancellation. They have its items and the refund. */
export const cancelFulfilmentConfirmation = method({
  renamedFrom: 'orders.cancel_parcel_question',
  access: fulfilmentRoles,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const fulfilment = await requireEditableFulfilment(documents, input.name)
    const messages = await describeFulfilmentCancellation(documents.asSystem(), fulfilment)
    return { confirmation: messages.map(t).join(' ') }
  },
})
