import { registrationNotice, type RegistrationNotice } from './registration-notice.ts'

const over = {
  en: 'Dear {{ contact }},\n\nyour registration {{ number }} for “{{ event }}” on {{ day }} is cancelled, and its tickets open no door any more.',
  hi: 'नमस्ते {{ contact }},\n\n{{ day }} के “{{ event }}” के लिए आपका पंजीकरण {{ number }} रद्द हो गया है, और उसके टिकट अब नहीं चलेंगे।',
  ta: 'அன்புள்ள {{ contact }},\n\n{{ day }} அன்றைய “{{ event }}” க்கான உங்கள் பதிவு {{ number }} ரத்து செய்யப்பட்டது; அதன் டிக்கெட்டுகள் இனி செல்லாது.',
} as const

const subjects = {
  en: 'Cancelled: {{ event }}',
  hi: 'रद्द: {{ event }}',
  ta: 'ரத்து: {{ event }}',
} as const

/** What becomes of the money, in a sentence for each language; none where nothing was paid. */
function cancelled(name: string, money: { readonly en: string; readonly hi: string; readonly ta: string }) {
  const end = (language: keyof typeof money) => (money[language] === '' ? '' : ` ${money[language]}`)
  return registrationNotice(name, {
    en: {
      subject: subjects.en,
      body: `${over.en}${end('en')}`,
      short: `“{{ event }}”: your registration {{ number }} is cancelled.${end('en')}`,
    },
    hi: {
      subject: subjects.hi,
      body: `${over.hi}${end('hi')}`,
      short: `“{{ event }}”: आपका पंजीकरण {{ number }} रद्द हो गया है।${end('hi')}`,
    },
    ta: {
      subject: subjects.ta,
      body: `${over.ta}${end('ta')}`,
      short: `“{{ event }}”: உங்கள் பதிவு {{ number }} ரத்து செய்யப்பட்டது.${end('ta')}`,
    },
  })
}

const unpaid = cancelled('cancelled', { en: '', hi: '', ta: '' })

const goesBack = cancelled('cancelled_returned', {
  en: 'What was paid goes back the way it came; banks take up to seven days.',
  hi: 'जो चुकाया गया वह उसी रास्ते लौटता है; बैंक को सात दिन तक लग सकते हैं।',
  ta: 'செலுத்திய பணம் வந்த வழியே திரும்பும்; வங்கிகளுக்கு ஏழு நாட்கள் வரை ஆகலாம்.',
})

const liesAtOffice = cancelled('cancelled_at_office', {
  en: 'The office gives you {{ owed }} back: bring the number {{ number }}.',
  hi: 'कार्यालय आपको {{ owed }} लौटाएगा: संख्या {{ number }} साथ लाएँ।',
  ta: 'அலுவலகம் உங்களுக்கு {{ owed }} திருப்பித் தரும்: எண் {{ number }} ஐக் கொண்டு வாருங்கள்.',
})

export const cancelledNotices = [unpaid, goesBack, liesAtOffice]

interface Money {
  /** Minor units. */
  readonly paid_amount: number
  readonly returned_amount: number
}

/** Minor units that the office has still to give back of a registration that was cancelled. */
export const stillOwed = ({ paid_amount, returned_amount }: Money): number =>
  Math.max(0, paid_amount - returned_amount)

/**
 * What whoever cancelled is told: a gateway's money is on its way back by now, and whatever is not lies at the office, which
 * took it by hand or must wait for a dispute.
 */
export function cancelledNotice(money: Money): RegistrationNotice {
  if (money.paid_amount === 0) return unpaid
  return stillOwed(money) === 0 ? goesBack : liesAtOffice
}
