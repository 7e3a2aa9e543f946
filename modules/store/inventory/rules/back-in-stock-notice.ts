import { notificationEvent } from '#site/notifications'

/** Told once to whoever asked for it, while the thing can truly be bought. */
export const backInStock = notificationEvent({
  name: 'inventory.back_in_stock',
  eventClass: 'transactional',
  values: ['product', 'link'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Here again: {{ product }}',
      body: 'You wished to know: “{{ product }}” can be bought again.\n\n{{ link }}\n\nWe keep none aside, and this is the only message about it.',
      short: '“{{ product }}” can be bought again.',
    },
    hi: {
      subject: 'फिर से उपलब्ध: {{ product }}',
      body: 'आप जानना चाहते थे: “{{ product }}” फिर से ख़रीदा जा सकता है।\n\n{{ link }}\n\nहम इसे किसी के लिए अलग नहीं रखते, और इसके बारे में यही एक संदेश है।',
      short: '“{{ product }}” फिर से ख़रीदा जा सकता है।',
    },
    ta: {
      subject: 'மீண்டும் கிடைக்கிறது: {{ product }}',
      body: 'நீங்கள் தெரிந்துகொள்ள விரும்பினீர்கள்: “{{ product }}” மீண்டும் வாங்கக் கிடைக்கிறது.\n\n{{ link }}\n\nயாருக்காகவும் எடுத்து வைப்பதில்லை; இதைப் பற்றிய ஒரே செய்தி இது.',
      short: '“{{ product }}” மீண்டும் வாங்கக் கிடைக்கிறது.',
    },
  },
})
