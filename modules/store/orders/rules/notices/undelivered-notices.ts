import { notificationEvent } from '#site/notifications'
import { orderNotice } from './order-notice.ts'

export const parcelReturned = orderNotice('parcel_returned', {
  en: {
    subject: 'Not delivered: order {{ number }}',
    body: 'Dear {{ contact }},\n\nA parcel of your order {{ number }} could not be delivered and went back to {{ seller }}:\n\n{{ what }}\n\nYou owe nothing for it. What you paid online for it, {{ amount }} at most, goes back the way it came.',
    short:
      'Order {{ number }}: a parcel could not be delivered and went back to {{ seller }}. You owe nothing for it.',
  },
  hi: {
    subject: 'नहीं पहुँचा: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} का एक पार्सल पहुँचाया नहीं जा सका और {{ seller }} के पास लौट गया:\n\n{{ what }}\n\nइसके लिए कुछ नहीं देना है। इसके लिए ऑनलाइन चुकाई राशि, अधिक से अधिक {{ amount }}, उसी रास्ते लौटती है।',
    short:
      'ऑर्डर {{ number }}: एक पार्सल पहुँचाया नहीं जा सका और {{ seller }} के पास लौट गया। इसके लिए कुछ नहीं देना है।',
  },
  ta: {
    subject: 'கொண்டு சேர்க்கவில்லை: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இன் ஒரு பார்சலைக் கொண்டு சேர்க்க முடியவில்லை; அது {{ seller }} இடம் திரும்பியது:\n\n{{ what }}\n\nஅதற்கு நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை. இணையவழி செலுத்தியது, அதிகபட்சம் {{ amount }}, வந்த வழியே திரும்பும்.',
    short:
      'ஆர்டர் {{ number }}: ஒரு பார்சலைக் கொண்டு சேர்க்க முடியவில்லை; {{ seller }} இடம் திரும்பியது. அதற்கு எதுவும் செலுத்த வேண்டாம்.',
  },
})

export const parcelLost = orderNotice('parcel_lost', {
  en: {
    subject: 'Lost on its way: order {{ number }}',
    body: 'Dear {{ contact }},\n\nWe are sorry: a parcel of your order {{ number }} from {{ seller }} was lost on its way:\n\n{{ what }}\n\nYou owe nothing for it. What you paid online for it, {{ amount }} at most, goes back the way it came.',
    short: 'Order {{ number }}: a parcel from {{ seller }} was lost on its way. You owe nothing for it.',
  },
  hi: {
    subject: 'रास्ते में खो गया: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nहमें खेद है: {{ seller }} से आपके ऑर्डर {{ number }} का एक पार्सल रास्ते में खो गया:\n\n{{ what }}\n\nइसके लिए कुछ नहीं देना है। इसके लिए ऑनलाइन चुकाई राशि, अधिक से अधिक {{ amount }}, उसी रास्ते लौटती है।',
    short: 'ऑर्डर {{ number }}: {{ seller }} का एक पार्सल रास्ते में खो गया। इसके लिए कुछ नहीं देना है।',
  },
  ta: {
    subject: 'வழியில் தொலைந்தது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nவருந்துகிறோம்: {{ seller }} அனுப்பிய உங்கள் ஆர்டர் {{ number }} இன் ஒரு பார்சல் வழியில் தொலைந்தது:\n\n{{ what }}\n\nஅதற்கு நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை. இணையவழி செலுத்தியது, அதிகபட்சம் {{ amount }}, வந்த வழியே திரும்பும்.',
    short: 'ஆர்டர் {{ number }}: {{ seller }} அனுப்பிய ஒரு பார்சல் வழியில் தொலைந்தது. அதற்கு எதுவும் செலுத்த வேண்டாம்.',
  },
})

const staffNotice = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

/** The store's people hear of it: the buyer may ask, and what came back is to be looked at. */
export const parcelCameBack = notificationEvent({
  ...{ name: 'orders.parcel_came_back', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  texts: {
    en: {
      subject: 'Came back undelivered: parcel {{ parcel }}',
      body: 'Parcel {{ parcel }} of {{ seller }} came back undelivered:\n\n{{ what }}\n\nIts stock was put back unless it is damaged; what was paid for it goes back, and no cash is collected. The parcel:',
      short: '{{ parcel }} of {{ seller }} came back undelivered.',
    },
    hi: {
      subject: 'बिना पहुँचे लौटा: पार्सल {{ parcel }}',
      body: '{{ seller }} का पार्सल {{ parcel }} बिना पहुँचे लौट आया:\n\n{{ what }}\n\nख़राब न हो तो सामान फिर भंडार में है; चुकाई राशि लौटती है, और नकद नहीं लिया जाता। पार्सल:',
      short: '{{ seller }} का पार्सल {{ parcel }} बिना पहुँचे लौट आया।',
    },
    ta: {
      subject: 'சேராமல் திரும்பியது: பார்சல் {{ parcel }}',
      body: '{{ seller }} அனுப்பிய பார்சல் {{ parcel }} சேராமல் திரும்பியது:\n\n{{ what }}\n\nசேதமில்லை என்றால் பொருள் மீண்டும் இருப்பில் உள்ளது; செலுத்தியது திரும்பும், ரொக்கம் வசூலிக்கப்படாது. பார்சல்:',
      short: '{{ seller }} அனுப்பிய பார்சல் {{ parcel }} சேராமல் திரும்பியது.',
    },
  },
})

export const parcelGoneMissing = notificationEvent({
  ...{ name: 'orders.parcel_gone_missing', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  texts: {
    en: {
      subject: 'Lost on its way: parcel {{ parcel }}',
      body: 'Parcel {{ parcel }} of {{ seller }} was lost on its way:\n\n{{ what }}\n\nIts stock is written off; what was paid for it goes back, and no cash is collected. The parcel:',
      short: '{{ parcel }} of {{ seller }} was lost on its way.',
    },
    hi: {
      subject: 'रास्ते में खो गया: पार्सल {{ parcel }}',
      body: '{{ seller }} का पार्सल {{ parcel }} रास्ते में खो गया:\n\n{{ what }}\n\nसामान भंडार से घट चुका है; चुकाई राशि लौटती है, और नकद नहीं लिया जाता। पार्सल:',
      short: '{{ seller }} का पार्सल {{ parcel }} रास्ते में खो गया।',
    },
    ta: {
      subject: 'வழியில் தொலைந்தது: பார்சல் {{ parcel }}',
      body: '{{ seller }} அனுப்பிய பார்சல் {{ parcel }} வழியில் தொலைந்தது:\n\n{{ what }}\n\nபொருள் இருப்பிலிருந்து கழிக்கப்பட்டது; செலுத்தியது திரும்பும், ரொக்கம் வசூலிக்கப்படாது. பார்சல்:',
      short: '{{ seller }} அனுப்பிய பார்சல் {{ parcel }} வழியில் தொலைந்தது.',
    },
  },
})
