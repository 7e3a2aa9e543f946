import { orderNotice } from './order-notice.ts'

export const orderRefunded = orderNotice('refunded', {
  en: {
    subject: '{{ amount }} goes back to you: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ amount }} of what you paid for the order {{ number }} is on its way back to you, the way it came. Banks take up to a week.',
    short: '{{ amount }} for order {{ number }} is on its way back to you.',
  },
  hi: {
    subject: '{{ amount }} आपको लौट रहे हैं: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nऑर्डर {{ number }} के लिए चुकाई राशि में से {{ amount }} उसी रास्ते आपको लौट रहे हैं। बैंक एक सप्ताह तक लेते हैं।',
    short: 'ऑर्डर {{ number }} के {{ amount }} आपको लौट रहे हैं।',
  },
  ta: {
    subject: '{{ amount }} உங்களுக்குத் திரும்புகிறது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஆர்டர் {{ number }} க்குச் செலுத்தியதில் {{ amount }} வந்த வழியே உங்களுக்குத் திரும்புகிறது. வங்கிகள் ஒரு வாரம் வரை எடுத்துக்கொள்ளும்.',
    short: 'ஆர்டர் {{ number }}: {{ amount }} உங்களுக்குத் திரும்புகிறது.',
  },
})

export const refundByHand = orderNotice('refund_by_hand', {
  en: {
    subject: '{{ amount }} is yours again: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ amount }} of what you paid for the order {{ number }} is yours again. It was not paid online, so the office gives it back to you itself, and we write to you when that is done.',
    short: '{{ amount }} for order {{ number }} is yours again: the office gives it back to you.',
  },
  hi: {
    subject: '{{ amount }} फिर आपके हैं: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nऑर्डर {{ number }} के लिए चुकाई राशि में से {{ amount }} फिर आपके हैं। भुगतान ऑनलाइन नहीं हुआ था, इसलिए कार्यालय स्वयं लौटाएगा, और लौटाने पर हम आपको लिखेंगे।',
    short: 'ऑर्डर {{ number }} के {{ amount }} फिर आपके हैं: कार्यालय लौटाएगा।',
  },
  ta: {
    subject: '{{ amount }} மீண்டும் உங்களுடையது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஆர்டர் {{ number }} க்குச் செலுத்தியதில் {{ amount }} மீண்டும் உங்களுடையது. அது இணையவழி செலுத்தப்படவில்லை; எனவே அலுவலகமே அதைத் திருப்பித் தரும், தந்ததும் உங்களுக்கு எழுதுவோம்.',
    short: 'ஆர்டர் {{ number }}: {{ amount }} மீண்டும் உங்களுடையது; அலுவலகம் திருப்பித் தரும்.',
  },
})

export const paidOut = orderNotice('paid_out', {
  en: {
    subject: '{{ amount }} was paid back to you: order {{ number }}',
    body: 'Dear {{ contact }},\n\nthe office has paid back {{ amount }} for your order {{ number }}. {{ what }}\n\nIf you do not have it, please write to us.',
    short: 'Order {{ number }}: {{ amount }} was paid back to you. {{ what }}',
  },
  hi: {
    subject: '{{ amount }} आपको लौटा दिए गए: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nकार्यालय ने आपके ऑर्डर {{ number }} के {{ amount }} लौटा दिए हैं। {{ what }}\n\nन मिले हों तो कृपया हमें लिखें।',
    short: 'ऑर्डर {{ number }}: {{ amount }} आपको लौटा दिए गए। {{ what }}',
  },
  ta: {
    subject: '{{ amount }} உங்களுக்குத் திருப்பித் தரப்பட்டது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} க்கான {{ amount }} ஐ அலுவலகம் திருப்பித் தந்துள்ளது. {{ what }}\n\nகிடைக்கவில்லை என்றால் எங்களுக்கு எழுதுங்கள்.',
    short: 'ஆர்டர் {{ number }}: {{ amount }} உங்களுக்குத் திருப்பித் தரப்பட்டது. {{ what }}',
  },
})

export const orderToPay = orderNotice('to_pay', {
  en: {
    subject: '{{ amount }} is to be paid: order {{ number }}',
    body: 'Dear {{ contact }},\n\nfor your order {{ number }} {{ amount }} is still to be paid. You can pay it on the order’s page.',
    short: 'Order {{ number }}: {{ amount }} is still to be paid.',
  },
  hi: {
    subject: '{{ amount }} चुकाने हैं: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} के लिए {{ amount }} अभी चुकाने हैं। ऑर्डर के पन्ने पर चुका सकते हैं।',
    short: 'ऑर्डर {{ number }}: {{ amount }} अभी चुकाने हैं।',
  },
  ta: {
    subject: '{{ amount }} செலுத்த வேண்டும்: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} க்கு இன்னும் {{ amount }} செலுத்த வேண்டும். ஆர்டரின் பக்கத்தில் செலுத்தலாம்.',
    short: 'ஆர்டர் {{ number }}: இன்னும் {{ amount }} செலுத்த வேண்டும்.',
  },
})

export const returnApproved = orderNotice('return_approved', {
  en: {
    subject: 'Your return is approved: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ seller }} takes this back. {{ answer }}\n\n{{ what }}',
    short: 'Order {{ number }}: {{ seller }} takes it back. {{ answer }}',
  },
  hi: {
    subject: 'वापसी मंज़ूर: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\n{{ seller }} यह वापस लेते हैं। {{ answer }}\n\n{{ what }}',
    short: 'ऑर्डर {{ number }}: {{ seller }} वापस लेते हैं। {{ answer }}',
  },
  ta: {
    subject: 'திருப்பி அனுப்ப ஒப்புதல்: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\n{{ seller }} இவற்றைத் திரும்பப் பெறுகிறது. {{ answer }}\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }}: {{ seller }} திரும்பப் பெறுகிறது. {{ answer }}',
  },
})

export const returnRefused = orderNotice('return_refused', {
  en: {
    subject: 'Your return is refused: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ seller }} does not take this back: {{ answer }}\n\n{{ what }}',
    short: 'Order {{ number }}: {{ seller }} does not take it back. {{ answer }}',
  },
  hi: {
    subject: 'वापसी नामंज़ूर: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\n{{ seller }} यह वापस नहीं लेते: {{ answer }}\n\n{{ what }}',
    short: 'ऑर्डर {{ number }}: {{ seller }} वापस नहीं लेते। {{ answer }}',
  },
  ta: {
    subject: 'திருப்பி அனுப்ப மறுப்பு: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\n{{ seller }} இவற்றைத் திரும்பப் பெறவில்லை: {{ answer }}\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }}: {{ seller }} திரும்பப் பெறவில்லை. {{ answer }}',
  },
})

export const returnReceived = orderNotice('return_received', {
  en: {
    subject: 'What you sent back has arrived: order {{ number }}',
    body: 'Dear {{ contact }},\n\n{{ seller }} has what you sent back, and settles it next:\n\n{{ what }}',
    short: 'Order {{ number }}: {{ seller }} has what you sent back.',
  },
  hi: {
    subject: 'आपका लौटाया सामान मिल गया: ऑर्डर {{ number }}',
    body: 'नमस्ते {{ contact }},\n\nआपका लौटाया सामान {{ seller }} को मिल गया; अब निपटारा होगा:\n\n{{ what }}',
    short: 'ऑर्डर {{ number }}: लौटाया सामान {{ seller }} को मिल गया।',
  },
  ta: {
    subject: 'நீங்கள் திருப்பி அனுப்பியது கிடைத்தது: ஆர்டர் {{ number }}',
    body: 'அன்புள்ள {{ contact }},\n\nநீங்கள் திருப்பி அனுப்பியது {{ seller }} க்குக் கிடைத்தது; அடுத்து தீர்க்கப்படும்:\n\n{{ what }}',
    short: 'ஆர்டர் {{ number }}: திருப்பி அனுப்பியது {{ seller }} க்குக் கிடைத்தது.',
  },
})
