import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { WishlistLink } from './share/wishlist-link.doctype.ts'
import { Wishlist } from './wishlist/wishlist.doctype.ts'
import { moveToCart } from './item/move-to-cart.ts'
import { moveItem } from './item/move-item.ts'
import { removeItem } from './item/remove-item.ts'
import { addItem } from './item/add-item.ts'
import { merge } from './wishlist/merge.ts'
import { unshare } from './share/unshare.ts'
import { share } from './share/share.ts'
import { deleteList } from './wishlist/delete-list.ts'
import { rename } from './wishlist/rename.ts'
import { addList } from './wishlist/add-list.ts'
import { getLists } from './wishlist/get-lists.ts'
import { getShared } from './share/get-shared.ts'
import { getItemKeys } from './item/get-item-keys.ts'
import { priceDropped, wishlistTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const wishlist = defineModule({
  name: 'wishlist',
  deskSection: 'store',
  docTypes: [Wishlist, WishlistLink],
  systemTypes: [Wishlist, WishlistLink],
  methods: {
    ...{ getLists, getItemKeys, getShared, addItem, removeItem, moveItem, moveToCart },
    ...{ addList, rename, deleteList, share, unshare, merge },
  },
  extensions: [notificationEvents.add(priceDropped)],
  tasks: wishlistTasks,
  messages,
})
