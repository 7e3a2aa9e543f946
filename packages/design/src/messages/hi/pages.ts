import type { pages as source } from '../en/pages.ts'
import type { Translation } from '../message.ts'

export const pages: Translation<typeof source> = {
  'pages.about_us': 'हमारे बारे में',
  'pages.terms': 'नियम और शर्तें',
  'pages.privacy': 'निजता नीति',
  'pages.cancellation': 'रद्द करने की नीति',
  'pages.last_changed': 'पिछला बदलाव {date}',
  'pages.on_this_page': 'इस पृष्ठ पर',
  'pages.read_more': 'और पढ़ें',
  'pages.coming_soon': 'जल्द आ रहा है',
  'pages.soon_blog': 'स्कूल और कारख़ानों की कहानियाँ।',
  'pages.soon_seller': 'जो आप बनाते हैं, उसे मेले में लाइए।',
  'pages.soon_affiliate': 'औरों को मेले के बारे में बताइए और हर ऑर्डर पर कमाइए।',
  'pages.page': 'पृष्ठ',
  'pages.soon_cart': 'आपका सामान भुगतान तक यहीं रहेगा, हर विक्रेता का एक पार्सल।',
  'pages.soon_points': 'हर ऑर्डर पर कुछ अंक, और उनसे क्या मिलता है।',
  'pages.soon_wallet': 'वापसी और उपहार कार्ड एक ही जगह, हर रुपये का हिसाब।',
  'pages.soon_wishlist': 'दिल पर टैप कीजिए, वह हर उस फ़ोन पर यहाँ मिलेगा जिससे आप साइन इन करें।',
}
