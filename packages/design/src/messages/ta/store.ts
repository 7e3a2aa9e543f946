import type { store as source } from '../en/store.ts'
import { plural, type Translation } from '../message.ts'

export const store: Translation<typeof source> = {
  'store.stalls': 'கடைகள்',
  'store.filter': 'வடிகட்டு',
  'store.clear_all': 'அனைத்தையும் நீக்கு',
  'store.sort': 'வரிசை',
  'store.sort_most_loved': 'அதிகம் விரும்பப்பட்டவை',
  'store.grid_view': 'கட்டக் காட்சி',
  'store.list_view': 'பட்டியல் காட்சி',
  'store.things_found': plural('count', { one: '# பொருள்', other: '# பொருட்கள்' }),
  'store.earlier_price': 'முன்பு {price}',
  'store.percent_off': '{percent}% தள்ளுபடி',
  'store.taxes_in': 'எல்லா வரிகளும் சேர்த்து',
  'store.by_tomorrow': 'நாளைக்குள்',
  'store.by_date': '{date}-க்குள்',
  'store.sold_by': 'விற்பவர்: {business}',
  'store.save': '{product} விருப்பத்தில் சேர்',
  'store.saved': '{product} விருப்பத்தில் உள்ளது',
  'store.add_to_cart': 'கூடையில் சேர்',
  'store.added_to_cart': 'உங்கள் கூடையில் சேர்ந்தது',
  'store.view_cart': 'காண்க',
  'store.your_cart': 'உங்கள் கூடை',
  'store.pay': '{amount} செலுத்துக',
  'store.total': 'மொத்தம்',
  'store.save_for_later': 'பிறகு வாங்க வை',
  'store.empty_wishlist_title': 'இன்னும் எதுவும் சேமிக்கவில்லை',
  'store.empty_wishlist_text':
    'பிடித்ததின் இதயத்தைத் தொடுங்கள். நீங்கள் உள்நுழையும் எல்லாக் கைபேசிகளிலும் அது இங்கே காத்திருக்கும்.',
}
