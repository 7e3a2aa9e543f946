import { notificationEvent } from '#site/notifications'

/** To the office: money that did not come online is to be given back, beside what waits there already. */
export const toGiveBack = notificationEvent({
  name: 'counter.to_give_back',
  eventClass: 'transactional',
  values: ['amount', 'sum', 'payer', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: '{{ amount }} is to be given back to {{ payer }}: {{ purpose }}',
      body: '{{ amount }} that {{ payer }} paid for “{{ purpose }}” did not come online and is to be given back by hand; {{ sum }} in all, with voucher {{ voucher }}. Pay it out, and write it down under Money, Needs you:',
      short: 'By hand, {{ sum }} in all: voucher {{ voucher }}',
    },
    hi: {
      subject: '{{ payer }} को {{ amount }} लौटाने हैं: {{ purpose }}',
      body: '“{{ purpose }}” के लिए {{ payer }} के चुकाए {{ amount }} ऑनलाइन नहीं आए थे, इसलिए हाथ से लौटाने हैं; वाउचर {{ voucher }} पर कुल {{ sum }}। लौटाकर पैसे के पन्ने “आपका इंतज़ार” में दर्ज करें:',
      short: 'हाथ से, कुल {{ sum }}: वाउचर {{ voucher }}',
    },
    ta: {
      subject: '{{ payer }} க்கு {{ amount }} திருப்பித் தர வேண்டும்: {{ purpose }}',
      body: '“{{ purpose }}” க்காக {{ payer }} செலுத்திய {{ amount }} இணையவழி வரவில்லை; எனவே கையில் திருப்பித் தர வேண்டும்; வவுச்சர் {{ voucher }}, மொத்தம் {{ sum }}. கொடுத்துவிட்டு, பணம் பக்கத்தின் “உங்களுக்காக” இல் பதிவு செய்யுங்கள்:',
      short: 'கையில், மொத்தம் {{ sum }}: வவுச்சர் {{ voucher }}',
    },
  },
})
