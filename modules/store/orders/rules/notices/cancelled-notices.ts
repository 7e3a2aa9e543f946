import { orderNotice, type OrderNotice } from './order-notice.ts'

const subjects = {
  whole: {
    en: 'Cancelled: order {{ number }}',
    hi: 'रद्द: ऑर्डर {{ number }}',
    ta: 'ரத்து: ஆர்டர் {{ number }}',
  },
  part: {
    en: 'Part of your order {{ number }} was cancelled',
    hi: 'आपके ऑर्डर {{ number }} का एक हिस्सा रद्द हुआ',
    ta: 'உங்கள் ஆர்டர் {{ number }} இன் ஒரு பகுதி ரத்தானது',
  },
} as const

const moneyBack = {
  en: ' What you paid for them online goes back the way it came.',
  hi: ' उसके लिए ऑनलाइन चुकाई राशि उसी रास्ते लौटती है।',
  ta: ' அவற்றுக்கு இணையவழி செலுத்தியது வந்த வழியே திரும்பும்.',
} as const

const noMoney = { en: '', hi: '', ta: '' } as const

function cancelled(name: string, what: keyof typeof subjects, money: Record<'en' | 'hi' | 'ta', string>) {
  const subject = subjects[what]
  return orderNotice(name, {
    en: {
      subject: subject.en,
      body: `Dear {{ contact }},\n\nThings for {{ amount }} from your order {{ number }} were cancelled.${money.en}`,
      short: 'Order {{ number }}: things for {{ amount }} were cancelled.',
    },
    hi: {
      subject: subject.hi,
      body: `नमस्ते {{ contact }},\n\nआपके ऑर्डर {{ number }} में से {{ amount }} का सामान रद्द हुआ।${money.hi}`,
      short: 'ऑर्डर {{ number }}: {{ amount }} का सामान रद्द हुआ।',
    },
    ta: {
      subject: subject.ta,
      body: `அன்புள்ள {{ contact }},\n\nஉங்கள் ஆர்டர் {{ number }} இல் {{ amount }} மதிப்புள்ளவை ரத்தாயின.${money.ta}`,
      short: 'ஆர்டர் {{ number }}: {{ amount }} மதிப்புள்ளவை ரத்தாயின.',
    },
  })
}

const wholePaid = cancelled('cancelled', 'whole', moneyBack)
const wholeUnpaid = cancelled('cancelled_unpaid', 'whole', noMoney)
const partPaid = cancelled('part_cancelled', 'part', moneyBack)
const partUnpaid = cancelled('part_cancelled_unpaid', 'part', noMoney)

/** What of an order does not come, as its signal tells it. */
interface Cancelled {
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean
  /** Whether anything goes back that was paid. */
  readonly isPaid: boolean
}

/** The letter says no more than is so: what of the order is gone, and of money only where some goes back. */
export function cancelledNotice({ isWhole, isPaid }: Cancelled): OrderNotice {
  if (isWhole) return isPaid ? wholePaid : wholeUnpaid
  return isPaid ? partPaid : partUnpaid
}
