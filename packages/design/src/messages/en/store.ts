import type { Messages } from '../message.ts'

export const store = {
  'store.earlier_price': 'Earlier {price}',
  'store.percent_off': '{percent}% off',
  'store.from_price': 'From {price}',
  'store.sold_out': 'Sold out',
  'store.save': 'Save {product}',
  'store.only_of': 'Only what {name} sells',
  'store.change_store': 'Change shop',
  'store.all_stores': 'See all shops',
  'store.add_to_cart': 'Add to cart',
  'store.added_to_cart': 'Added to your cart',
  'store.view_cart': 'View',
  'store.your_cart': 'Your cart',
  'store.total': 'Total',
  'store.save_for_later': 'Save for later',
  'store.empty_wishlist_title': 'Nothing saved yet',
  'store.empty_wishlist_text':
    'Tap the heart on anything you like. It waits here, on every phone you sign in with.',
} satisfies Messages
