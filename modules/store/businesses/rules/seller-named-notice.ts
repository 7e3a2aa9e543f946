import { notificationEvent } from '#site/notifications'

/** Told to whoever the office says runs a business from now on. */
export const sellerNamed = notificationEvent({
  name: 'businesses.seller_named',
  eventClass: 'transactional',
  values: ['business'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'You run {{ business }} now',
      body: 'The office has put “{{ business }}” into your hands: its products, offers, stock, parcels and returns are in the desk.\n\nThe desk opens with a password. If you have none yet, ask for a link to one where you sign in.',
      short: '“{{ business }}” is in your hands now: you find it in the desk.',
    },
    hi: {
      subject: 'अब {{ business }} आप चलाते हैं',
      body: 'दफ़्तर ने “{{ business }}” आपको सौंप दिया है: इसके उत्पाद, प्रस्ताव, स्टॉक, पार्सल और वापसियाँ डेस्क में हैं।\n\nडेस्क पासवर्ड से खुलता है। अगर आपके पास पासवर्ड नहीं है, तो साइन इन के पेज पर उसका लिंक मँगाएँ।',
      short: '“{{ business }}” अब आपके हाथ में है: यह डेस्क में मिलेगा।',
    },
    ta: {
      subject: 'இனி {{ business }} உங்கள் பொறுப்பில்',
      body: 'அலுவலகம் “{{ business }}” வணிகத்தை உங்களிடம் ஒப்படைத்துள்ளது: அதன் பொருட்கள், சலுகைகள், இருப்பு, பார்சல்கள், திரும்பியவை அனைத்தும் மேசையில் உள்ளன.\n\nமேசை கடவுச்சொல்லால் திறக்கும். உங்களிடம் இன்னும் இல்லையெனில், உள்நுழையும் பக்கத்தில் அதற்கான இணைப்பைக் கேளுங்கள்.',
      short: '“{{ business }}” இனி உங்கள் பொறுப்பில்: மேசையில் காணலாம்.',
    },
  },
})
