import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeParcelCancellation } from '../refund/confirmation-details.ts'
import { requireEditableParcel, senders } from './cancel-order.ts'

/** Returns the confirmation details of a fulfilment's cancellation. They have its items and the refund. */
export const cancelFulfilmentConfirmation = method({
  renamedFrom: 'orders.cancel_parcel_question',
  access: senders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const parcel = await requireEditableParcel(documents, input.name)
    const messages = await describeParcelCancellation(documents.asSystem(), parcel)
    return { confirmation: messages.map(t).join(' ') }
  },
})
