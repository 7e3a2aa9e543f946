import type { pages as source } from '../en/pages.ts'
import type { Translation } from '../message.ts'

export const pages: Translation<typeof source> = {
  'pages.about_us': 'हमारे बारे में',
  'pages.terms': 'नियम और शर्तें',
  'pages.privacy': 'निजता नीति',
  'pages.cancellation': 'रद्द करने की नीति',
  'pages.last_changed': 'पिछला अपडेट {date}',
  'pages.on_this_page': 'इस पेज पर',
  'pages.read_more': 'और पढ़ें',
  'pages.coming_soon': 'जल्द आ रहा है',
  'pages.soon_blog': 'स्कूल और वर्कशॉप की कहानियाँ।',
  'pages.soon_seller': 'अपने उत्पाद यहाँ बेचें।',
  'pages.soon_affiliate': 'दूसरों को हमारे बारे में बताएँ और हर ऑर्डर पर कमाएँ।',
  'pages.page': 'पेज',
  'pages.soon_cart': 'कार्ट के आइटम देखें और चेकआउट करें।',
  'pages.soon_points': 'हर ऑर्डर पर रिवॉर्ड पॉइंट पाएँ और उनसे भुगतान करें।',
  'pages.soon_wallet': 'आपके रिफ़ंड और गिफ़्ट कार्ड एक ही जगह।',
  'pages.soon_wishlist': 'पसंद के आइटम सेव करें और हर डिवाइस पर देखें।',
}
