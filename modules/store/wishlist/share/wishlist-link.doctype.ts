import { docType, grant, link, text } from '#framework/doctypes'

/** A way to look at a list that its owner handed out. Several may be about; taking them back ends all of them. */
export const WishlistLink = docType('Wishlist Link', {
  fields: {
    wishlist: link('Wishlist', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Hashed' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
