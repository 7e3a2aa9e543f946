import { notificationEvent, type NotificationEvent } from '#site/notifications'

/** What the texts for sellers may ask for. */
const sellerValues = ['number', 'seller', 'what', 'promised', 'reason'] as const

type SellerValue = (typeof sellerValues)[number]

/** What is to be done at a stall, told to who runs it. */
export type SellerNotice = NotificationEvent<SellerValue>

const sellerNotice = (name: string, texts: NotificationEvent['texts']): SellerNotice =>
  notificationEvent({
    ...{ name: `orders.${name}`, eventClass: 'transactional', values: sellerValues },
    ...{ channels: ['in-app', 'e-mail'], texts },
  })

export const parcelToPrepare = sellerNotice('parcel_to_prepare', {
  en: {
    subject: 'A new parcel to prepare: {{ number }}',
    body: 'Somebody ordered from {{ seller }}. In the parcel {{ number }}:\n\n{{ what }}\n\nPromised by: {{ promised }}. Confirm it in the desk, and say there when it is packed and on its way.',
    short: 'A new parcel to prepare for {{ seller }}: {{ number }}.',
  },
  hi: {
    subject: 'तैयार करने के लिए नया पार्सल: {{ number }}',
    body: '{{ seller }} से किसी ने ऑर्डर किया है। पार्सल {{ number }} में:\n\n{{ what }}\n\nकब तक का वादा है: {{ promised }}। डेस्क में इसकी पुष्टि करें, और पैक होने व भेजे जाने पर वहीं बताएँ।',
    short: '{{ seller }} के लिए तैयार करने को नया पार्सल: {{ number }}।',
  },
  ta: {
    subject: 'தயார் செய்ய வேண்டிய புதிய பார்சல்: {{ number }}',
    body: '{{ seller }} இல் ஒருவர் ஆர்டர் செய்துள்ளார். பார்சல் {{ number }} இல்:\n\n{{ what }}\n\nவாக்களித்த நாள்: {{ promised }}. மேசையில் உறுதிசெய்து, கட்டியதும் அனுப்பியதும் அங்கேயே குறிப்பிடுங்கள்.',
    short: '{{ seller }}: தயார் செய்ய வேண்டிய புதிய பார்சல் {{ number }}.',
  },
})

export const parcelGivenUp = sellerNotice('parcel_given_up', {
  en: {
    subject: 'Cancelled, do not send it: {{ number }}',
    body: 'The parcel {{ number }} of {{ seller }} is cancelled. Why: {{ reason }}\n\nIt held:\n\n{{ what }}\n\nThe things are in your stock again.',
    short: 'The parcel {{ number }} of {{ seller }} is cancelled: {{ reason }}',
  },
  hi: {
    subject: 'रद्द हुआ, न भेजें: {{ number }}',
    body: '{{ seller }} का पार्सल {{ number }} रद्द हो गया है। कारण: {{ reason }}\n\nइसमें था:\n\n{{ what }}\n\nसामान फिर आपके स्टॉक में है।',
    short: '{{ seller }} का पार्सल {{ number }} रद्द हो गया: {{ reason }}',
  },
  ta: {
    subject: 'ரத்தானது, அனுப்ப வேண்டாம்: {{ number }}',
    body: '{{ seller }} இன் பார்சல் {{ number }} ரத்து செய்யப்பட்டது. காரணம்: {{ reason }}\n\nஅதில் இருந்தவை:\n\n{{ what }}\n\nஇவை மீண்டும் உங்கள் இருப்பில் உள்ளன.',
    short: '{{ seller }} இன் பார்சல் {{ number }} ரத்தானது: {{ reason }}',
  },
})

export const returnAsked = sellerNotice('return_asked', {
  en: {
    subject: 'Somebody wants to send something back: {{ number }}',
    body: 'A buyer of {{ seller }} asks to send back ({{ number }}):\n\n{{ what }}\n\nWhy: {{ reason }}. Approve or refuse it in the desk: the buyer waits for your answer.',
    short: 'A return waits for an answer of {{ seller }}: {{ number }}.',
  },
  hi: {
    subject: 'कोई सामान लौटाना चाहता है: {{ number }}',
    body: '{{ seller }} के एक ख़रीदार लौटाना चाहते हैं ({{ number }}):\n\n{{ what }}\n\nकारण: {{ reason }}। डेस्क में मंज़ूर या नामंज़ूर करें: ख़रीदार आपके जवाब का इंतज़ार कर रहे हैं।',
    short: 'एक वापसी {{ seller }} के जवाब का इंतज़ार कर रही है: {{ number }}।',
  },
  ta: {
    subject: 'ஒருவர் திருப்பி அனுப்ப விரும்புகிறார்: {{ number }}',
    body: '{{ seller }} இல் வாங்கியவர் திருப்பி அனுப்பக் கேட்கிறார் ({{ number }}):\n\n{{ what }}\n\nகாரணம்: {{ reason }}. மேசையில் ஏற்கவோ மறுக்கவோ செய்யுங்கள்: வாங்கியவர் உங்கள் பதிலுக்குக் காத்திருக்கிறார்.',
    short: 'ஒரு திருப்புதல் {{ seller }} இன் பதிலுக்குக் காத்திருக்கிறது: {{ number }}.',
  },
})
