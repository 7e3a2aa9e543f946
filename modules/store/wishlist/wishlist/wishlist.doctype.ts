import { always, check, childType, docType, grant, link, money, table, text } from '#framework/doctypes'
import { MAX_ITEMS } from './saved-list.ts'

const SYSTEM_LEVEL = 9

const hashed = {
  ...{ readOnly: true, hidden: true, level: SYSTEM_LEVEL },
  description: 'Stored as a hash',
} as const

export const WishlistItem = childType('Wishlist Item', {
  variant: text({ required: true, indexed: true, hidden: true }),
  business: text({ required: true, inList: true, linksTo: 'Business' }),
  product: text({ required: true }),
  title: text({
    required: true,
    maxLength: 400,
    inList: true,
    description: 'Name when it was added',
  }),
  price_when_added: money({
    renamedFrom: 'price_kept',
    label: 'Price when added',
    required: true,
    min: 0,
    inList: true,
    description: 'Price when it was added',
  }),
  notified_price: money({
    renamedFrom: 'price_told',
    label: 'Last notified price',
    isNullable: true,
    min: 0,
    description: 'Lowest price the owner was notified of',
  }),
})

/** A wishlist. All lists of a guest share one token. */
export const Wishlist = docType('Wishlist', {
  fields: {
    list_name: text({ required: true, maxLength: 60, inList: true }),
    user: link('User', { readOnly: true, indexed: true, ignoreUserPermissions: true, inList: true }),
    token_hash: text({ indexed: true, ...hashed }),
    shows_name: check({
      label: 'Show owner’s name',
      description: 'People who open the link see the owner’s name',
    }),
    items: table(WishlistItem, { max: MAX_ITEMS }),
  },
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  uniqueTogether: [
    ['user', 'list_name'],
    ['token_hash', 'list_name'],
  ],
  titleField: 'list_name',
  sort: 'modified desc',
  trackChanges: false,
  retainDeleted: false,
})
