import type { Language } from '#framework/messages'
import { englishNumber } from './english-number.ts'
import { hindiNumber } from './hindi-number.ts'
import { tamilNumber } from './tamil-number.ts'

const PAISE = 100

interface Amount {
  readonly rupees: number
  readonly paise: number
}

function inEnglish({ rupees, paise }: Amount): string {
  const whole = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${englishNumber(rupees)}`
  return paise === 0 ? `${whole} only` : `${whole} and paise ${englishNumber(paise)} only`
}

function inHindi({ rupees, paise }: Amount): string {
  const whole = `${hindiNumber(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
  return paise === 0 ? `${whole} मात्र` : `${whole} ${hindiNumber(paise)} पैसे मात्र`
}

function inTamil({ rupees, paise }: Amount): string {
  const whole = `ரூபாய் ${tamilNumber(rupees)}`
  return paise === 0 ? `${whole} மட்டும்` : `${whole} மற்றும் பைசா ${tamilNumber(paise)} மட்டும்`
}

const sayers = { en: inEnglish, hi: inHindi, ta: inTamil } as const

/** Rupees (as minor units) in words, as receipts and cheques write them, so that no figure can be added. */
export function amountInWords(minor: number, language: Language): string {
  return sayers[language]({ rupees: Math.floor(minor / PAISE), paise: minor % PAISE })
}
