import { docType, grant, link, text } from '#framework/doctypes'

/** An order link, one per message besides the token of the order itself; only hashes are stored. */
export const OrderLink = docType('Order Link', {
  fields: {
    order: link('Order', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Stored as a hash' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
