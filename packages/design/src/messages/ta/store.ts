import type { store as source } from '../en/store.ts'
import type { Translation } from '../message.ts'

export const store: Translation<typeof source> = {
  'store.earlier_price': 'முன்பு {price}',
  'store.percent_off': '{percent}% தள்ளுபடி',
  'store.from_price': '{price} முதல்',
  'store.sold_out': 'கையிருப்பில் இல்லை',
  'store.save': '{product} விருப்பப் பட்டியலில் சேர்',
  'store.only_of': '{name} பொருட்கள்',
  'store.change_store': 'கடையை மாற்று',
  'store.all_stores': 'எல்லாக் கடைகளையும் காண்க',
  'store.add_to_cart': 'கார்ட்டில் சேர்',
  'store.added_to_cart': 'கார்ட்டில் சேர்ந்தது',
  'store.view_cart': 'கார்ட்டைக் காண்க',
  'store.your_cart': 'உங்கள் கார்ட்',
  'store.checkout': 'செக்அவுட்',
  'store.total': 'மொத்தம்',
  'store.save_for_later': 'விருப்பப் பட்டியலில் சேர்',
  'store.empty_wishlist_title': 'விருப்பப் பட்டியல் காலியாக உள்ளது',
  'store.empty_wishlist_text': 'பொருளை இங்கே சேமிக்க அதன் இதயக் குறியைத் தொடவும்.',
}
