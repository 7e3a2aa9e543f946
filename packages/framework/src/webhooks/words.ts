import type { Words } from '#framework/words'

export const words: Words = {
  Webhook: { hi: 'वेबहुक', ta: 'வெப்ஹூக்' },
  Url: { hi: 'पता', ta: 'முகவரி' },
  Signals: { hi: 'सूचनाएँ', ta: 'சமிக்ஞைகள்' },
  'Signing secret': { hi: 'हस्ताक्षर का सीक्रेट', ta: 'கையொப்ப ரகசியம்' },
  'Both sides know it: what is sent carries its signature. At least 24 characters': {
    hi: 'दोनों ओर पता होता है: भेजी गई चीज़ पर इसका हस्ताक्षर रहता है। कम से कम 24 अक्षर',
    ta: 'இரு பக்கத்திற்கும் தெரியும்: அனுப்புவதில் இதன் கையொப்பம் இருக்கும். குறைந்தது 24 எழுத்துகள்',
  },
  'Webhook Delivery': { hi: 'वेबहुक भेजना', ta: 'வெப்ஹூக் விநியோகம்' },
  'Signal id': { hi: 'सूचना का क्रमांक', ta: 'சமிக்ஞை எண்' },
  'What the other side answered last': { hi: 'दूसरी ओर का पिछला जवाब', ta: 'மறுபக்கம் கடைசியாகச் சொன்ன பதில்' },
  'Webhook Signal': { hi: 'वेबहुक की सूचना', ta: 'வெப்ஹூக் சமிக்ஞை' },
  'Like contact.received': { hi: 'जैसे contact.received', ta: 'contact.received போல' },
  'The address must begin with https:// and lead to the public internet': {
    hi: 'पता https:// से शुरू होना चाहिए और सार्वजनिक इंटरनेट पर होना चाहिए',
    ta: 'முகவரி https:// எனத் தொடங்கி, பொது இணையத்திற்குச் செல்ல வேண்டும்',
  },
  'The secret must be at least {0} characters long': {
    hi: 'सीक्रेट कम से कम {0} अक्षरों का होना चाहिए',
    ta: 'ரகசியத்தில் குறைந்தது {0} எழுத்துகள் வேண்டும்',
  },
  'This is on its way already': { hi: 'यह पहले ही भेजा जा रहा है', ta: 'இது ஏற்கெனவே அனுப்பப்படுகிறது' },
}
