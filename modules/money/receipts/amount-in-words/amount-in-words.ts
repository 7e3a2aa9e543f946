import type { Language } from '#framework/messages'

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

const englishBelowTwenty = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')

const englishTens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Hindi has an irregular word for each number below a hundred. */
const hindiBelowHundred = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
]
  .join(' ')
  .split(' ')

const tamilBelowTwenty = [
  'பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது',
  'பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது',
]
  .join(' ')
  .split(' ')

const tamilTens = ' பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'.split(' ')

/** Tamil stems of tens before a unit: இருபது + ஒன்று = இருபத்தொன்று. */
const tenStems = '  இருபத்த முப்பத்த நாற்பத்த ஐம்பத்த அறுபத்த எழுபத்த எண்பத்த தொண்ணூற்ற'.split(' ')

/** Tamil units after such a stem: the first vowel becomes the stem's vowel sign. */
const joinedUnits = ' ொன்று ிரண்டு ுமூன்று ுநான்கு ைந்து ாறு ேழு ெட்டு ொன்பது'.split(' ')

const hundreds = ' நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ')

const writers = { en: writeEnglish, hi: writeHindi, ta: writeTamil } as const

/** Spells minor units as rupees in words, as on receipts and cheques, which prevents added digits. */
export function amountInWords(minor: number, language: Language): string {
  return writers[language]({ rupees: Math.floor(minor / PAISE), paise: minor % PAISE })
}

interface IndianNumberParts {
  readonly crore: number
  readonly lakh: number
  readonly thousand: number
  readonly hundred: number
  readonly rest: number
}

function splitIndianNumber(number: number): IndianNumberParts {
  return {
    crore: Math.floor(number / 10_000_000),
    lakh: Math.floor(number / 100_000) % 100,
    thousand: Math.floor(number / 1000) % 100,
    hundred: Math.floor(number / 100) % 10,
    rest: number % 100,
  }
}

function englishBelowHundred(number: number): string {
  if (number < 20) return englishBelowTwenty[number] ?? ''
  const unit = number % 10
  const ten = englishTens[Math.floor(number / 10)] ?? ''
  return unit === 0 ? ten : `${ten}-${englishBelowTwenty[unit] ?? ''}`
}

/** Returns 'one lakh twenty-three thousand four hundred and five'. */
export function englishNumber(number: number): string {
  if (number < 100) return englishBelowHundred(number)
  const { crore, lakh, thousand, hundred, rest } = splitIndianNumber(number)
  const large = [
    crore > 0 ? `${englishNumber(crore)} crore` : '',
    lakh > 0 ? `${englishBelowHundred(lakh)} lakh` : '',
    thousand > 0 ? `${englishBelowHundred(thousand)} thousand` : '',
    hundred > 0 ? `${englishBelowHundred(hundred)} hundred` : '',
  ].filter((part) => part !== '')
  return [...large, ...(rest > 0 ? [`and ${englishBelowHundred(rest)}`] : [])].join(' ')
}

function word(number: number): string {
  return hindiBelowHundred[number] ?? ''
}

/** Returns 'एक लाख तेईस हज़ार चार सौ पाँच'. */
export function hindiNumber(number: number): string {
  if (number < 100) return word(number)
  const { crore, lakh, thousand, hundred, rest } = splitIndianNumber(number)
  return [
    crore > 0 ? `${hindiNumber(crore)} करोड़` : '',
    lakh > 0 ? `${word(lakh)} लाख` : '',
    thousand > 0 ? `${word(thousand)} हज़ार` : '',
    hundred > 0 ? `${word(hundred)} सौ` : '',
    rest > 0 ? word(rest) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function tamilBelowHundred(number: number): string {
  if (number < 20) return tamilBelowTwenty[number] ?? ''
  const [ten, unit] = [Math.floor(number / 10), number % 10]
  return unit === 0 ? (tamilTens[ten] ?? '') : `${tenStems[ten] ?? ''}${joinedUnits[unit] ?? ''}`
}

/** Returns the Tamil form before a noun: ஒன்று becomes ஒரு, இருபத்தொன்று becomes இருபத்தொரு. */
function counting(number: number): string {
  return number === 1 ? 'ஒரு' : tamilBelowHundred(number).replace(/ொன்று$/, 'ொரு')
}

/** Returns the Tamil compound with thousand: இரண்டாயிரம், இருபத்தோராயிரம். */
function thousands(number: number): string {
  if (number === 1) return 'ஆயிரம்'
  return tamilBelowHundred(number).replace(/ொன்று$/, 'ோராயிரம்').replace(/ு$/, 'ாயிரம்')
}

/** Returns the Tamil form before a smaller number: நூறு becomes நூற்று, ஆயிரம் becomes ஆயிரத்து. */
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
    rest === 0 ? '' : tamilBelowHundred(rest),
  ].filter((part) => part !== '')
}

/** Returns 'ஒரு லட்சத்து இருபத்துமூன்றாயிரத்து நானூற்று ஐந்து'. */
export function tamilNumber(number: number): string {
  if (number < 100) return tamilBelowHundred(number)
  const parts = words(splitIndianNumber(number))
  return parts.map((part, index) => (index === parts.length - 1 ? part : followed(part))).join(' ')
}
