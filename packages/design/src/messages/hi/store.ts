import type { store as source } from '../en/store.ts'
import type { Translation } from '../message.ts'

export const store: Translation<typeof source> = {
  'store.earlier_price': 'पहले {price}',
  'store.percent_off': '{percent}% की छूट',
  'store.from_price': '{price} से शुरू',
  'store.sold_out': 'स्टॉक में नहीं है',
  'store.save': '{product} विशलिस्ट में जोड़ें',
  'store.only_of': '{name} के उत्पाद',
  'store.change_store': 'स्टोर बदलें',
  'store.all_stores': 'सभी स्टोर देखें',
  'store.add_to_cart': 'कार्ट में जोड़ें',
  'store.added_to_cart': 'कार्ट में जुड़ गया',
  'store.view_cart': 'कार्ट देखें',
  'store.your_cart': 'आपका कार्ट',
  'store.checkout': 'चेकआउट',
  'store.total': 'कुल',
  'store.save_for_later': 'विशलिस्ट में ले जाएँ',
  'store.empty_wishlist_title': 'आपकी विशलिस्ट खाली है',
  'store.empty_wishlist_text': 'किसी उत्पाद को यहाँ सेव करने के लिए उसके दिल पर टैप करें।',
}
