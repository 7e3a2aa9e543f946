import { notificationEvent } from '#site/notifications'

/** To whoever paid by a cheque that his bank returned. */
export const chequeBounced = notificationEvent({
  name: 'counter.bounced',
  eventClass: 'transactional',
  values: ['name', 'number', 'bank', 'amount', 'purpose'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Your cheque {{ number }} was returned',
      body: 'Dear {{ name }},\n\nyour cheque {{ number }} ({{ bank }}) of {{ amount }} for “{{ purpose }}” was returned by the bank. Its receipt is cancelled. Please talk to the office about another way to pay.',
      short: 'Your cheque {{ number }} of {{ amount }} was returned by the bank.',
    },
    hi: {
      subject: 'आपका चेक {{ number }} लौट आया',
      body: 'नमस्ते {{ name }},\n\n“{{ purpose }}” के लिए {{ amount }} का आपका चेक {{ number }} ({{ bank }}) बैंक ने लौटा दिया। उसकी रसीद रद्द है। कृपया भुगतान के दूसरे तरीक़े के लिए कार्यालय से बात करें।',
      short: '{{ amount }} का आपका चेक {{ number }} बैंक ने लौटा दिया।',
    },
    ta: {
      subject: 'உங்கள் காசோலை {{ number }} திரும்பி வந்தது',
      body: 'அன்புள்ள {{ name }},\n\n“{{ purpose }}” க்கான {{ amount }} தொகையின் உங்கள் காசோலை {{ number }} ({{ bank }}) வங்கியால் திருப்பி அனுப்பப்பட்டது. அதன் ரசீது ரத்தானது. வேறு வழியில் செலுத்த அலுவலகத்துடன் பேசுங்கள்.',
      short: '{{ amount }} தொகையின் உங்கள் காசோலை {{ number }} வங்கியால் திருப்பி அனுப்பப்பட்டது.',
    },
  },
})
