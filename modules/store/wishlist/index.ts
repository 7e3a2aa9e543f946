import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { WishlistLink } from './doctypes/wishlist-link.doctype.ts'
import { Wishlist } from './doctypes/wishlist.doctype.ts'
import { moveToCart } from './methods/move-to-cart.ts'
import { moveItem } from './methods/move-item.ts'
import { forget } from './methods/forget.ts'
import { keep } from './methods/keep.ts'
import { merge } from './methods/merge.ts'
import { unshare } from './methods/unshare.ts'
import { share } from './methods/share.ts'
import { dropList } from './methods/drop-list.ts'
import { rename } from './methods/rename.ts'
import { addList } from './methods/add-list.ts'
import { getLists } from './methods/get-lists.ts'
import { getShared } from './methods/get-shared.ts'
import { getKept } from './methods/get-kept.ts'
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
