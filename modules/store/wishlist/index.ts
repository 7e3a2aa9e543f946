import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { WishlistLink } from './doctypes/wishlist-link.doctype.ts'
import { Wishlist } from './doctypes/wishlist.doctype.ts'
import { forget, keep, moveItem, moveToCart } from './methods/change-items.ts'
import { addList, dropList, merge, rename, share, unshare } from './methods/change-lists.ts'
import { getKept, getLists, getShared } from './methods/get-lists.ts'
import { priceFell } from './rules/price-fall-notice.ts'
import { wishlistTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const wishlist = defineModule({
  name: 'wishlist',
  shelf: 'store',
  docTypes: [Wishlist, WishlistLink],
  systemTypes: [Wishlist, WishlistLink],
  methods: {
    ...{ getLists, getKept, getShared, keep, forget, moveItem, moveToCart },
    ...{ addList, rename, dropList, share, unshare, merge },
  },
  extensions: [notificationEvents.add(priceFell)],
  tasks: wishlistTasks,
  messages,
})
