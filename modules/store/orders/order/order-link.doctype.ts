import { docType, grant, link, text } from '#framework/doctypes'

/** Beside the token that an order was made with: one for each message with a link, hashed, for none is kept. */
export const OrderLink = docType('Order Link', {
  fields: {
    order: link('Order', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Hashed' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
