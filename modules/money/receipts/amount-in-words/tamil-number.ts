import { splitIndianNumber, type IndianNumberParts } from './indian-number-parts.ts'

const belowTwenty = [
  'பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது',
  'பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது',
]
  .join(' ')
  .split(' ')

const tens = ' பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'.split(' ')

/** What is left of a ten before a unit: இருபது + ஒன்று = இருபத்தொன்று. */
const tenStems = '  இருபத்த முப்பத்த நாற்பத்த ஐம்பத்த அறுபத்த எழுபத்த எண்பத்த தொண்ணூற்ற'.split(' ')

/** A unit after such a stem: its first vowel becomes the stem's vowel sign. */
const joinedUnits = ' ொன்று ிரண்டு ுமூன்று ுநான்கு ைந்து ாறு ேழு ெட்டு ொன்பது'.split(' ')

const hundreds = ' நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ')

function belowHundred(number: number): string {
  if (number < 20) return belowTwenty[number] ?? ''
  const [ten, unit] = [Math.floor(number / 10), number % 10]
  return unit === 0 ? (tens[ten] ?? '') : `${tenStems[ten] ?? ''}${joinedUnits[unit] ?? ''}`
}

/** As it stands before a noun: ஒன்று becomes ஒரு, இருபத்தொன்று becomes இருபத்தொரு. */
function counting(number: number): string {
  return number === 1 ? 'ஒரு' : belowHundred(number).replace(/ொன்று$/, 'ொரு')
}

/** A thousand grows together with its number: இரண்டாயிரம், இருபத்தோராயிரம். */
function thousands(number: number): string {
  if (number === 1) return 'ஆயிரம்'
  return belowHundred(number).replace(/ொன்று$/, 'ோராயிரம்').replace(/ு$/, 'ாயிரம்')
}

/** What is followed by a smaller number ends otherwise: நூறு, but நூற்று ஒன்று; ஆயிரம், but ஆயிரத்து ஒன்று. */
function followed(word: string): string {
  return word
    .replace(/ூறு$/, 'ூற்று')
    .replace(/யிரம்$/, 'யிரத்து')
    .replace(/லட்சம்$/, 'லட்சத்து')
    .replace(/கோடி$/, 'கோடியே')
}

function words({ crore, lakh, thousand, hundred, rest }: IndianNumberParts): readonly string[] {
  return [
    crore === 0 ? '' : `${crore < 100 ? counting(crore) : tamilNumber(crore)} கோடி`,
    lakh === 0 ? '' : `${counting(lakh)} லட்சம்`,
    thousand === 0 ? '' : thousands(thousand),
    hundreds[hundred] ?? '',
    rest === 0 ? '' : belowHundred(rest),
  ].filter((part) => part !== '')
}

/** 'ஒரு லட்சத்து இருபத்துமூன்றாயிரத்து நானூற்று ஐந்து' */
export function tamilNumber(number: number): string {
  if (number < 100) return belowHundred(number)
  const parts = words(splitIndianNumber(number))
  return parts.map((part, index) => (index === parts.length - 1 ? part : followed(part))).join(' ')
}
