import { registrationNotice, type RegistrationNotice } from './registration-notice.ts'

const base = {
  en: 'Dear {{ contact }},\n\nwe cancelled the place of {{ people }} for “{{ event }}” on {{ day }}. The ticket is no longer valid.\n\nStill coming: {{ coming }}.\nRegistration number: {{ number }}.',
  hi: 'नमस्ते {{ contact }},\n\n{{ day }} के “{{ event }}” में {{ people }} की जगह रद्द कर दी गई है। उनका टिकट अब मान्य नहीं है।\n\nअब आ रहे हैं: {{ coming }}।\nपंजीकरण संख्या: {{ number }}।',
  ta: 'அன்புள்ள {{ contact }},\n\n{{ day }} அன்றைய “{{ event }}” இல் {{ people }} இடம் ரத்து செய்யப்பட்டது. அந்த டிக்கெட் இனி செல்லாது.\n\nவருபவர்கள்: {{ coming }}.\nபதிவு எண்: {{ number }}.',
} as const

type Languages = Readonly<Record<keyof typeof base, string>>

/** Who comes no more and who still does; `money` says what is refunded, how and when, and is empty where nothing is. */
function peopleCancelled(name: string, money: Languages): RegistrationNotice {
  const end = (language: keyof Languages, before: string) =>
    money[language] === '' ? '' : `${before}${money[language]}`
  return registrationNotice(name, {
    en: {
      subject: 'Place cancelled: {{ people }}, {{ event }}',
      body: `${base.en}${end('en', '\n\n')}`,
      short: `“{{ event }}”: the place of {{ people }} is cancelled. Still coming: {{ coming }}.${end('en', ' ')}`,
    },
    hi: {
      subject: 'जगह रद्द: {{ people }}, {{ event }}',
      body: `${base.hi}${end('hi', '\n\n')}`,
      short: `“{{ event }}”: {{ people }} की जगह रद्द। अब आ रहे हैं: {{ coming }}।${end('hi', ' ')}`,
    },
    ta: {
      subject: 'இடம் ரத்து: {{ people }}, {{ event }}',
      body: `${base.ta}${end('ta', '\n\n')}`,
      short: `“{{ event }}”: {{ people }} இடம் ரத்து. வருபவர்கள்: {{ coming }}.${end('ta', ' ')}`,
    },
  })
}

const noticeBy: Readonly<Record<string, RegistrationNotice>> = {
  nobody: peopleCancelled('people_cancelled', { en: '', hi: '', ta: '' }),
  gateway: peopleCancelled('people_cancelled_returned', {
    en: 'We refund {{ returned }} to the payment method you used. Banks take up to seven days.',
    hi: '{{ returned }} उसी माध्यम में लौटाए जा रहे हैं जिससे आपने भुगतान किया था। बैंक को सात दिन तक लग सकते हैं।',
    ta: 'நீங்கள் பணம் செலுத்திய முறைக்கே {{ returned }} திருப்பி அனுப்புகிறோம். வங்கிகளுக்கு ஏழு நாட்கள் வரை ஆகலாம்.',
  }),
  office: peopleCancelled('people_cancelled_at_office', {
    en: 'The office refunds {{ returned }}. Bring the registration number {{ number }} when the office is open.',
    hi: 'कार्यालय आपको {{ returned }} लौटाएगा। कार्यालय के समय पर पंजीकरण संख्या {{ number }} लेकर आएँ।',
    ta: 'அலுவலகம் {{ returned }} திருப்பித் தரும். அலுவலக நேரத்தில் பதிவு எண் {{ number }} ஐக் கொண்டு வாருங்கள்.',
  }),
}

export const peopleCancelledNotices = Object.values(noticeBy)

/** What is told when some come no more, by who gives the money back. */
export function peopleCancelledNotice(returnedBy: string): RegistrationNotice {
  const notice = noticeBy[returnedBy]
  if (!notice) throw new Error(`Nobody refunds by ${returnedBy}`)
  return notice
}
