import { always, datetime, docType, format, int, link, reading, text } from '#framework/doctypes'

const shown = { required: true, readOnly: true, inList: true } as const

/** A reminder of an abandoned cart. Its name makes it the only one of this content of the cart. */
export const CartReminder = docType('Cart Reminder', {
  naming: format('{cart}-{cart_version}'),
  fields: {
    user: link('User', { ...shown, ignoreUserPermissions: true, indexed: true }),
    // A cart may be deleted, so this is no link.
    cart: text({ required: true, readOnly: true, hidden: true }),
    cart_version: int({ required: true, readOnly: true, hidden: true }),
    sent_at: datetime({ ...shown, indexed: true }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  titleField: 'user',
  searchFields: ['user'],
  sort: 'sent_at desc',
  trackChanges: false,
})
