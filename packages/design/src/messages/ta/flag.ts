import type { flag as source } from '../en/flag.ts'
import type { Translation } from '../message.ts'

export const flag: Translation<typeof source> = {
  'flag.open': 'புகாரளி',
  'flag.lead':
    'என்ன தவறு என்று தெரிவிக்கவும். அலுவலகம் ஒவ்வொரு புகாரையும் சரிபார்க்கும். அனுப்பியவர் யார் என்று மற்றவர்களுக்குத் தெரியாது.',
  'flag.reason': 'காரணம்',
  'flag.spam': 'ஸ்பேம்',
  'flag.fraud': 'மோசடி',
  'flag.offensive': 'புண்படுத்துவது',
  'flag.danger': 'குழந்தைக்கு ஆபத்து',
  'flag.place': 'தவறான வகை',
  'flag.other': 'மற்றவை',
  'flag.detail': 'விவரங்கள்',
  'flag.send': 'புகாரளி',
  'flag.cancel': 'ரத்து செய்',
  'flag.flagged': 'நன்றி. அலுவலகம் உங்கள் புகாரைச் சரிபார்க்கும்.',
  'flag.failed': 'ஏதோ தவறு நேர்ந்தது. நீங்கள் எழுதியது இங்கேயே உள்ளது. மீண்டும் முயல்க.',
}
