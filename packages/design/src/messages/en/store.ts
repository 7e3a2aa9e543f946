import type { Messages } from '../message.ts'

export const store = {
  'store.earlier_price': 'Was {price}',
  'store.percent_off': '{percent}% off',
  'store.from_price': 'From {price}',
  'store.sold_out': 'Out of stock',
  'store.save': 'Add {product} to wishlist',
  'store.only_of': 'Showing products from {name}',
  'store.change_store': 'Change store',
  'store.all_stores': 'View all stores',
  'store.add_to_cart': 'Add to cart',
  'store.added_to_cart': 'Added to cart',
  'store.view_cart': 'View cart',
  'store.your_cart': 'Your cart',
  'store.checkout': 'Checkout',
  'store.total': 'Total',
  'store.save_for_later': 'Move to wishlist',
  'store.empty_wishlist_title': 'Your wishlist is empty',
  'store.empty_wishlist_text': 'Tap the heart on a product to save it here.',
} satisfies Messages
