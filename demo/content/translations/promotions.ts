import type { Translated } from './translated.ts'

export const promotionTranslations: Translated = {
  '10% off your first order': ['पहले ऑर्डर पर 10% की छूट', 'முதல் ஆர்டருக்கு 10% தள்ளுபடி'],
  'Up to ₹150 off.': ['अधिकतम ₹150 की छूट।', 'அதிகபட்சம் ₹150 தள்ளுபடி.'],
  'Free delivery over ₹999': ['₹999 से ऊपर मुफ़्त डिलीवरी', '₹999-க்கு மேல் இலவச டெலிவரி'],
  'Buy 2, get 1 free on learning supplies': [
    'पढ़ाई के सामान पर 2 के साथ 1 मुफ़्त',
    'கல்விப் பொருட்களில் 2 வாங்கினால் 1 இலவசம்',
  ],
  'The item with the lowest price is free.': [
    'सबसे कम कीमत का आइटम मुफ़्त है।',
    'மிகக் குறைந்த விலையுள்ள பொருள் இலவசம்.',
  ],
}
