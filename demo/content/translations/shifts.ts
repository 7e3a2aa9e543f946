import type { Translated } from './translated.ts'

export const shiftTranslations: Translated = {
  'Setting up': ['तैयारी', 'ஏற்பாடு செய்தல்'],
  'The yard': ['आँगन', 'முற்றம்'],
  'Sets up mats, tables and ropes. Wear closed shoes.': [
    'चटाइयाँ, मेज़ें और रस्सियाँ लगाना। बंद जूते पहनें।',
    'பாய்கள், மேசைகள், கயிறுகள் அமைத்தல். மூடிய காலணி அணியவும்.',
  ],
  'Welcome table': ['स्वागत मेज़', 'வரவேற்பு மேசை'],
  'The gate': ['फाटक', 'வாயில்'],
  'Welcomes guests, checks names and hands out badges.': [
    'मेहमानों का स्वागत, नाम जाँचना और बैज देना।',
    'விருந்தினரை வரவேற்று, பெயர்களைச் சரிபார்த்து, பேட்ஜ்கள் வழங்குதல்.',
  ],
  'First aid corner': ['प्राथमिक चिकित्सा', 'முதலுதவி இடம்'],
  'Under the neem': ['नीम के नीचे', 'வேப்பமரத்தடி'],
  'Gives first aid during the event.': [
    'कार्यक्रम के दौरान प्राथमिक उपचार देना।',
    'நிகழ்ச்சியின்போது முதலுதவி அளித்தல்.',
  ],
  'Cleaning up': ['सफ़ाई', 'சுத்தம் செய்தல்'],
  'Cleans the site after the event. Buttermilk is served afterwards.': [
    'कार्यक्रम के बाद जगह की सफ़ाई। बाद में छाछ मिलेगी।',
    'நிகழ்ச்சிக்குப் பின் இடத்தைச் சுத்தம் செய்தல். பிறகு மோர் வழங்கப்படும்.',
  ],
}
