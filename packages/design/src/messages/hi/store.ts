import type { store as source } from '../en/store.ts'
import type { Translation } from '../message.ts'

export const store: Translation<typeof source> = {
  'store.earlier_price': 'पहले {price}',
  'store.percent_off': '{percent}% की छूट',
  'store.from_price': '{price} से',
  'store.sold_out': 'बिक गया',
  'store.save': '{product} को पसंद में रखें',
  'store.only_of': 'केवल {name} की चीज़ें',
  'store.change_store': 'शॉप बदलें',
  'store.all_stores': 'सभी शॉप देखें',
  'store.add_to_cart': 'टोकरी में डालें',
  'store.added_to_cart': 'आपकी टोकरी में डाल दिया',
  'store.view_cart': 'देखें',
  'store.your_cart': 'आपकी टोकरी',
  'store.total': 'कुल',
  'store.save_for_later': 'बाद के लिए रखें',
  'store.empty_wishlist_title': 'अभी कुछ पसंद में नहीं है',
  'store.empty_wishlist_text': 'जो अच्छा लगे उसके दिल पर छुएँ। वह यहाँ मिलेगा, हर उस फ़ोन पर जिससे आप साइन इन करें।',
}
