import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { WishlistLink } from './share/wishlist-link.doctype.ts'
import { Wishlist } from './wishlist/wishlist.doctype.ts'
import { moveToCart } from './item/move-to-cart.ts'
import { moveItem } from './item/move-item.ts'
import { forget } from './item/forget.ts'
import { keep } from './item/keep.ts'
import { merge } from './wishlist/merge.ts'
import { unshare } from './share/unshare.ts'
import { share } from './share/share.ts'
import { dropList } from './wishlist/drop-list.ts'
import { rename } from './wishlist/rename.ts'
import { addList } from './wishlist/add-list.ts'
import { getLists } from './wishlist/get-lists.ts'
import { getShared } from './share/get-shared.ts'
import { getKept } from './item/get-kept.ts'
import { priceDropped } from './price-drop/price-drop-notification.ts'
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
  extensions: [notificationEvents.add(priceDropped)],
  tasks: wishlistTasks,
  messages,
})
