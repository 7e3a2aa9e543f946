import type { flag as source } from '../en/flag.ts'
import type { Translation } from '../message.ts'

export const flag: Translation<typeof source> = {
  'flag.open': 'புகார் செய்',
  'flag.lead': 'இதில் என்ன தவறு? அலுவலகம் பார்க்கும்; சொன்னவர் யார் என்று யாருக்கும் தெரியாது.',
  'flag.reason': 'காரணம்',
  'flag.spam': 'தேவையற்றது',
  'flag.fraud': 'மோசடி',
  'flag.offensive': 'புண்படுத்துவது',
  'flag.danger': 'குழந்தைக்கு ஆபத்து',
  'flag.place': 'தவறான இடத்தில்',
  'flag.other': 'வேறு',
  'flag.detail': 'உங்கள் சொற்களில்',
  'flag.send': 'அலுவலகத்திடம் சொல்',
  'flag.cancel': 'விடு',
  'flag.flagged': 'நன்றி. அலுவலகம் பார்க்கும்.',
  'flag.failed': 'இது எங்களை அடையவில்லை. நீங்கள் எழுதியது இங்கேயே உள்ளது.',
}
