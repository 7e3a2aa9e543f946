import { splitIndianNumber } from './indian-number-parts.ts'

const belowTwenty = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')

const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function belowHundred(number: number): string {
  if (number < 20) return belowTwenty[number] ?? ''
  const unit = number % 10
  const ten = tens[Math.floor(number / 10)] ?? ''
  return unit === 0 ? ten : `${ten}-${belowTwenty[unit] ?? ''}`
}

/** 'one lakh twenty-three thousand four hundred and five' */
export function englishNumber(number: number): string {
  if (number < 100) return belowHundred(number)
  const { crore, lakh, thousand, hundred, rest } = splitIndianNumber(number)
  const large = [
    crore > 0 ? `${englishNumber(crore)} crore` : '',
    lakh > 0 ? `${belowHundred(lakh)} lakh` : '',
    thousand > 0 ? `${belowHundred(thousand)} thousand` : '',
    hundred > 0 ? `${belowHundred(hundred)} hundred` : '',
  ].filter((part) => part !== '')
  return [...large, ...(rest > 0 ? [`and ${belowHundred(rest)}`] : [])].join(' ')
}
