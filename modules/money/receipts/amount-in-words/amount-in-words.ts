import type { Language } from '#framework/messages'
import { englishNumber } from './english-number.ts'
import { hindiNumber } from './hindi-number.ts'
import { tamilNumber } from './tamil-number.ts'

const PAISE = 100

interface Amount {
  readonly rupees: number
  readonly paise: number
}

function writeEnglish({ rupees, paise }: Amount): string {
  const rupeesInWords = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${englishNumber(rupees)}`
  return paise === 0 ? `${rupeesInWords} only` : `${rupeesInWords} and paise ${englishNumber(paise)} only`
}

function writeHindi({ rupees, paise }: Amount): string {
  const rupeesInWords = `${hindiNumber(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
  return paise === 0 ? `${rupeesInWords} मात्र` : `${rupeesInWords} ${hindiNumber(paise)} पैसे मात्र`
}

function writeTamil({ rupees, paise }: Amount): string {
  const rupeesInWords = `ரூபாய் ${tamilNumber(rupees)}`
  return paise === 0 ? `${rupeesInWords} மட்டும்` : `${rupeesInWords} மற்றும் பைசா ${tamilNumber(paise)} மட்டும்`
}

const writers = { en: writeEnglish, hi: writeHindi, ta: writeTamil } as const

/** Rupees (as minor units) in words, as receipts and cheques write them, so that no figure can be added. */
export function amountInWords(minor: number, language: Language): string {
  return writers[language]({ rupees: Math.floor(minor / PAISE), paise: minor % PAISE })
}
