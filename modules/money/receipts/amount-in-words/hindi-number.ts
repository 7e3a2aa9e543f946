import { splitIndianNumber } from './indian-number-parts.ts'

/** Hindi has a word of its own for each number below a hundred. */
const belowHundred = [
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

function word(number: number): string {
  return belowHundred[number] ?? ''
}

/** 'एक लाख तेईस हज़ार चार सौ पाँच' */
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
