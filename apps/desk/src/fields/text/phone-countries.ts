/** Countries from which people of the house call, by the code they are dialled with; the home country first. */
const codes = [
  ['IN', '91'],
  ['AE', '971'],
  ['AU', '61'],
  ['BD', '880'],
  ['BH', '973'],
  ['BT', '975'],
  ['CA', '1'],
  ['CH', '41'],
  ['CN', '86'],
  ['DE', '49'],
  ['ES', '34'],
  ['FR', '33'],
  ['GB', '44'],
  ['HK', '852'],
  ['ID', '62'],
  ['IE', '353'],
  ['IT', '39'],
  ['JP', '81'],
  ['KE', '254'],
  ['KW', '965'],
  ['LK', '94'],
  ['MM', '95'],
  ['MU', '230'],
  ['MV', '960'],
  ['MY', '60'],
  ['NG', '234'],
  ['NL', '31'],
  ['NP', '977'],
  ['NZ', '64'],
  ['OM', '968'],
  ['PH', '63'],
  ['PK', '92'],
  ['QA', '974'],
  ['SA', '966'],
  ['SE', '46'],
  ['SG', '65'],
  ['TH', '66'],
  ['TZ', '255'],
  ['UG', '256'],
  ['US', '1'],
  ['VN', '84'],
  ['ZA', '27'],
] as const

interface PhoneCountry {
  country: string
  code: string
}

export const phoneCountries: readonly PhoneCountry[] = codes.map(([country, code]) => ({ country, code }))

const home = '91'

interface PhoneParts {
  /** Empty for a code that the list does not know: the number then stands with its plus. */
  code: string
  number: string
}

/** A stored or half-typed number as its country's code and the rest; without a code it is one of ours. */
export function readPhone(value: string): PhoneParts {
  const text = value.trim()
  if (!text.startsWith('+')) return { code: home, number: text }
  const known = phoneCountries
    .map(({ code }) => code)
    .toSorted((one, other) => other.length - one.length)
    .find((code) => text.startsWith(`+${code}`))
  return known === undefined
    ? { code: '', number: text }
    : { code: known, number: text.slice(known.length + 1).trim() }
}

/** What is typed with a plus says its country itself. */
export function writePhone({ code, number }: PhoneParts): string {
  if (number === '' || code === '' || number.trim().startsWith('+')) return number.trim()
  return `+${code}${number}`
}
