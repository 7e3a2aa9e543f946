import { docType, grant, link, text } from '#framework/doctypes'

/** A link to a shared list. A list may have several; unsharing deletes all. */
export const WishlistLink = docType('Wishlist Link', {
  fields: {
    wishlist: link('Wishlist', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Stored as a hash' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
