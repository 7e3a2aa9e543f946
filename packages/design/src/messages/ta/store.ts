import type { store as source } from '../en/store.ts'
import type { Translation } from '../message.ts'

export const store: Translation<typeof source> = {
  'store.earlier_price': 'முன்பு {price}',
  'store.percent_off': '{percent}% தள்ளுபடி',
  'store.from_price': '{price} முதல்',
  'store.sold_out': 'விற்றுத் தீர்ந்தது',
  'store.save': '{product} விருப்பத்தில் சேர்',
  'store.only_of': '{name} விற்பவை மட்டும்',
  'store.change_store': 'கடையை மாற்று',
  'store.all_stores': 'எல்லாக் கடைகளையும் காட்டு',
  'store.add_to_cart': 'கூடையில் சேர்',
  'store.added_to_cart': 'உங்கள் கூடையில் சேர்ந்தது',
  'store.view_cart': 'காண்க',
  'store.your_cart': 'உங்கள் கூடை',
  'store.total': 'மொத்தம்',
  'store.save_for_later': 'பிறகு வாங்க வை',
  'store.empty_wishlist_title': 'இன்னும் எதுவும் சேமிக்கவில்லை',
  'store.empty_wishlist_text':
    'பிடித்ததின் இதயத்தைத் தொடுங்கள். நீங்கள் உள்நுழையும் எல்லாக் கைபேசிகளிலும் அது இங்கே காத்திருக்கும்.',
}
