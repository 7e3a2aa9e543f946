import type { Translated } from './translated.ts'

/** What volunteers do at events, and where. */
export const shiftTranslations: Translated = {
  'Setting up': ['तैयारी', 'ஏற்பாடு செய்தல்'],
  'The yard': ['आँगन', 'முற்றம்'],
  'Mats, tables, ropes. Closed shoes, please.': [
    'चटाइयाँ, मेज़ें, रस्सियाँ। कृपया बंद जूते पहनें।',
    'பாய்கள், மேசைகள், கயிறுகள். மூடிய காலணி அணியுங்கள்.',
  ],
  'Welcome table': ['स्वागत मेज़', 'வரவேற்பு மேசை'],
  'The gate': ['फाटक', 'வாயில்'],
  'Ticks names, hands out badges, knows where the water is.': [
    'नामों पर निशान लगाना, बैज देना, पानी कहाँ है यह बताना।',
    'பெயர்களைக் குறித்து, அடையாள அட்டை கொடுத்து, தண்ணீர் இருக்கும் இடம் சொல்வது.',
  ],
  'First aid corner': ['प्राथमिक चिकित्सा', 'முதலுதவி இடம்'],
  'Under the neem': ['नीम के नीचे', 'வேப்பமரத்தடி'],
  'Plasters, shade and a calm voice.': ['पट्टियाँ, छाँव और शांत आवाज़।', 'பிளாஸ்டர், நிழல், அமைதியான குரல்.'],
  'Cleaning up': ['सफ़ाई', 'சுத்தம் செய்தல்'],
  'As if nobody had been there. Buttermilk afterwards.': [
    'ऐसी सफ़ाई जैसे कोई आया ही न हो। बाद में छाछ।',
    'யாருமே வராதது போல. பிறகு மோர்.',
  ],
}
