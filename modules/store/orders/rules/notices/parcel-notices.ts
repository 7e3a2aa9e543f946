import { orderNotice } from './order-notice.ts'

export const orderPlaced = orderNotice('placed', {
  en: {
    subject: 'We have your order {{ number }}',
    body: 'Dear {{ contact }},\n\nThank you. We have received your order {{ number }} of {{ amount }}:\n\n{{ what }}\n\nExpected by: {{ promised }}. We write to you at each step.',
    short: 'We have received your order {{ number }} of {{ amount }}. We write to you at each step.',
  },
  hi: {
    subject: 'आपका ऑर्डर {{ number }} मिल गया',
    body: 'नमस्ते {{ contact }},\n\nधन्यवाद। {{ amount }} का आपका ऑर्डर {{ number }} हमें मिल गया:\n\n{{ what }}\n\nकब तक पहुँचेगा: {{ promised }}। हर चरण पर हम आपको लिखेंगे।',
    short: '{{ amount }} का आपका ऑर्डर {{ number }} हमें मिल गया। हर चरण पर हम आपको लिखेंगे।',
  },
  ta: {
    subject: 'உங்கள் ஆர்டர் {{ number }} கிடைத்தது',
    body: 'அன்புள்ள {{ contact }},\n\nநன்றி. {{ amount }} மதிப்புள்ள உங்கள் ஆர்டர் {{ number }} எங்களுக்குக் கிடைத்தது:\n\n{{ what }}\n\nஎப்போதுக்குள் வரும்: {{ promised }}. ஒவ்வொரு படியிலும் உங்களுக்கு எழுதுவோம்.',
    short:
      '{{ amount }} மதிப்புள்ள உங்கள் ஆர்டர் {{ number }} எங்களுக்குக் கிடைத்தது. ஒவ்வொரு படியிலும் உங்களுக்கு எழுதுவோம்.',
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
    body: 'Dear {{ contact }},\n\n{{ seller }} has packed these things from your order {{ number }}; you can fetch them:\n\n{{ what }}',
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
    body: 'Dear {{ contact }},\n\nOn its way from your order {{ number }}:\n\n{{ what }}\n\nIt comes with {{ carrier }}. Tracking number: {{ tracking }}.',
    short: 'Order {{ number }} is on its way with {{ carrier }}, {{ tracking }}.',
  },
  hi: {
    subject: 'रास्ते में: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} से रास्ते में है:\n\n{{ what }}\n\n{{ carrier }} के साथ आ रहा है। ट्रैकिंग संख्या: {{ tracking }}।',
    short: 'ऑर्डर {{ number }} {{ carrier }} के साथ रास्ते में है, {{ tracking }}।',
  },
  ta: {
    subject: 'வழியில்: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இலிருந்து வழியில் உள்ளவை:\n\n{{ what }}\n\n{{ carrier }} மூலம் வருகின்றன. கண்காணிப்பு எண்: {{ tracking }}.',
    short: 'ஆர்டர் {{ number }} {{ carrier }} மூலம் வழியில், {{ tracking }}.',
  },
})

export const parcelDelivered = orderNotice('parcel_delivered', {
  en: {
    subject: 'Delivered: order {{ number }}',
    body: 'Dear {{ contact }},\n\nDelivered from your order {{ number }}:\n\n{{ what }}\n\nIf something is not right, you can send it back from the order’s page.',
    short: 'Order {{ number }} has been delivered.',
  },
  hi: {
    subject: 'पहुँच गया: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} से पहुँच गया:\n\n{{ what }}\n\nकुछ ठीक न हो तो ऑर्डर के पन्ने से लौटा सकते हैं।',
    short: 'ऑर्डर {{ number }} पहुँच गया।',
  },
  ta: {
    subject: 'வந்து சேர்ந்தது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இலிருந்து வந்து சேர்ந்தவை:\n\n{{ what }}\n\nஏதேனும் சரியில்லை என்றால் ஆர்டரின் பக்கத்திலிருந்து திருப்பி அனுப்பலாம்.',
    short: 'ஆர்டர் {{ number }} வந்து சேர்ந்தது.',
  },
})

export const parcelNotDelivered = orderNotice('parcel_not_delivered', {
  en: {
    subject: 'Not delivered yet: order {{ number }}',
    body: 'Dear {{ contact }},\n\nWe told you by mistake that this was delivered from your order {{ number }}:\n\n{{ what }}\n\nIt is still on its way. We are sorry for the confusion.',
    short: 'Order {{ number }} was not delivered yet: we told you so by mistake. It is still on its way.',
  },
  hi: {
    subject: 'अभी नहीं पहुँचा: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nहमने ग़लती से बताया था कि आपके ऑर्डर {{ number }} से यह पहुँच गया:\n\n{{ what }}\n\nयह अब भी रास्ते में है। असुविधा के लिए खेद है।',
    short: 'ऑर्डर {{ number }} अभी नहीं पहुँचा: हमने ग़लती से बता दिया था। यह अब भी रास्ते में है।',
  },
  ta: {
    subject: 'இன்னும் சேரவில்லை: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இலிருந்து இவை வந்து சேர்ந்ததாகத் தவறுதலாகத் தெரிவித்தோம்:\n\n{{ what }}\n\nஇவை இன்னும் வழியில் உள்ளன. குழப்பத்திற்கு வருந்துகிறோம்.',
    short: 'ஆர்டர் {{ number }} இன்னும் சேரவில்லை: தவறுதலாகத் தெரிவித்தோம். அது இன்னும் வழியில் உள்ளது.',
  },
})
