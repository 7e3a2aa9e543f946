/** Countries that people call from, with India first: region and calling code. */
export const phoneCountries = [
  ['IN', '91'],
  ['LK', '94'],
  ['NP', '977'],
  ['BD', '880'],
  ['BT', '975'],
  ['MV', '960'],
  ['PK', '92'],
  ['AE', '971'],
  ['SA', '966'],
  ['QA', '974'],
  ['OM', '968'],
  ['KW', '965'],
  ['BH', '973'],
  ['SG', '65'],
  ['MY', '60'],
  ['GB', '44'],
  ['US', '1'],
  ['AU', '61'],
  ['NZ', '64'],
  ['DE', '49'],
  ['FR', '33'],
  ['NL', '31'],
  ['CH', '41'],
  ['ZA', '27'],
  ['KE', '254'],
  ['MU', '230'],
  ['JP', '81'],
] as const

const home = '91'

interface TypedPhone {
  /** The calling code, without its plus. */
  code: string
  number: string
}

/** A phone number in its two parts. What begins with a code that is not in the list stays whole, as an Indian one is read. */
export function phoneParts(text: string): TypedPhone {
  if (!text.startsWith('+')) return { code: home, number: text }
  const digits = text.slice(1).trimStart()
  const codes = phoneCountries.map(([, code]) => code).toSorted((left, right) => right.length - left.length)
  const code = codes.find((one) => digits.startsWith(one))
  return code === undefined
    ? { code: home, number: text }
    : { code, number: digits.slice(code.length).trimStart() }
}

/** The answer for both parts: nothing while no number is typed, and what has its own plus is whole already. */
export function phoneFrom({ code, number }: TypedPhone): string {
  if (number.trim() === '' || number.trimStart().startsWith('+')) return number.trim()
  return `+${code} ${code === home ? number.replace(/^0+/, '') : number}`
}
