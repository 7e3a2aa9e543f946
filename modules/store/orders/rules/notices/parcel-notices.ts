import { orderNotice } from './order-notice.ts'

export const orderPlaced = orderNotice('placed', {
  en: {
    subject: 'We have your order {{ number }}',
    body: 'Dear {{ contact }},\n\nthank you. Your order {{ number }} of {{ amount }} has arrived. We write when it is on its way.',
    short: 'Order {{ number }} of {{ amount }} has arrived. We write when it is on its way.',
  },
  hi: {
    subject: 'आपका ऑर्डर {{ number }} मिल गया',
    body: 'नमस्ते {{ contact }},\n\nधन्यवाद। {{ amount }} का आपका ऑर्डर {{ number }} हमें मिल गया। रवाना होते ही हम लिखेंगे।',
    short: '{{ amount }} का ऑर्डर {{ number }} मिल गया। रवाना होते ही हम लिखेंगे।',
  },
  ta: {
    subject: 'உங்கள் ஆர்டர் {{ number }} கிடைத்தது',
    body: 'அன்புள்ள {{ contact }},\n\nநன்றி. {{ amount }} மதிப்புள்ள உங்கள் ஆர்டர் {{ number }} கிடைத்தது. புறப்பட்டதும் எழுதுவோம்.',
    short: '{{ amount }} மதிப்புள்ள ஆர்டர் {{ number }} கிடைத்தது. புறப்பட்டதும் எழுதுவோம்.',
  },
})

export const parcelConfirmed = orderNotice('parcel_confirmed', {
  en: {
    subject: '{{ seller }} is getting your order ready',
    body: 'Dear {{ contact }},\n\n{{ seller }} has confirmed its part of your order {{ number }} and is getting it ready:\n\n{{ what }}',
    short: 'Order {{ number }}: {{ seller }} is getting it ready.',
  },
  hi: {
    subject: '{{ seller }} आपका ऑर्डर तैयार कर रहे हैं',
    body: 'नमस्ते {{ contact }},\n\n{{ seller }} ने आपके ऑर्डर {{ number }} का अपना हिस्सा पक्का किया और तैयार कर रहे हैं:\n\n{{ what }}',
    short: 'ऑर्डर {{ number }}: {{ seller }} तैयार कर रहे हैं।',
  },
  ta: {
    subject: '{{ seller }} உங்கள் ஆர்டரைத் தயார் செய்கிறது',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இன் தனது பகுதியை {{ seller }} உறுதிசெய்து தயார் செய்கிறது:\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }}: {{ seller }} தயார் செய்கிறது.',
  },
})

export const parcelReady = orderNotice('parcel_ready', {
  en: {
    subject: 'Ready to be fetched: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ seller }} has packed this of your order {{ number }}; you can fetch it:\n\n{{ what }}',
    short: 'Order {{ number }} is ready to be fetched at {{ seller }}.',
  },
  hi: {
    subject: 'ले जाने के लिए तैयार: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\n{{ seller }} ने आपके ऑर्डर {{ number }} का यह सामान बाँध दिया है; आप ले जा सकते हैं:\n\n{{ what }}',
    short: 'ऑर्डर {{ number }} {{ seller }} से ले जाने के लिए तैयार है।',
  },
  ta: {
    subject: 'எடுத்துச்செல்லத் தயார்: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இல் இவற்றை {{ seller }} கட்டிவைத்துள்ளது; எடுத்துச்செல்லலாம்:\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }}: {{ seller }} இடம் எடுத்துச்செல்லத் தயார்.',
  },
})

export const parcelShipped = orderNotice('parcel_shipped', {
  en: {
    subject: 'On its way: order {{ number }}',
    body: 'Dear {{ contact }},\n\nthis of your order {{ number }} is on its way with {{ carrier }}. Tracking number: {{ tracking }}.\n\n{{ what }}',
    short: 'Order {{ number }} is on its way with {{ carrier }}, {{ tracking }}.',
  },
  hi: {
    subject: 'रास्ते में: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} का यह सामान {{ carrier }} के साथ रास्ते में है। ट्रैकिंग संख्या: {{ tracking }}।\n\n{{ what }}',
    short: 'ऑर्डर {{ number }} {{ carrier }} के साथ रास्ते में है, {{ tracking }}।',
  },
  ta: {
    subject: 'வழியில்: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இல் இவை {{ carrier }} மூலம் வழியில் உள்ளன. கண்காணிப்பு எண்: {{ tracking }}.\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }} {{ carrier }} மூலம் வழியில், {{ tracking }}.',
  },
})

export const parcelDelivered = orderNotice('parcel_delivered', {
  en: {
    subject: 'Delivered: order {{ number }}',
    body: 'Dear {{ contact }},\n\nthis of your order {{ number }} has been delivered. If something is not right, you can send it back from the order’s page.\n\n{{ what }}',
    short: 'Order {{ number }} has been delivered.',
  },
  hi: {
    subject: 'पहुँच गया: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} का यह सामान पहुँच गया। कुछ ठीक न हो तो ऑर्डर के पन्ने से लौटा सकते हैं।\n\n{{ what }}',
    short: 'ऑर्डर {{ number }} पहुँच गया।',
  },
  ta: {
    subject: 'வந்து சேர்ந்தது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இல் இவை வந்து சேர்ந்தன. ஏதேனும் சரியில்லை என்றால் ஆர்டரின் பக்கத்திலிருந்து திருப்பி அனுப்பலாம்.\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }} வந்து சேர்ந்தது.',
  },
})
