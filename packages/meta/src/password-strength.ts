/** Characters of the shortest password that the server accepts. */
export const SHORTEST_PASSWORD = 10

const FAIR_BITS = 50
const GOOD_BITS = 65

const alphabets: readonly (readonly [pattern: RegExp, letters: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
  [/[^\P{L}A-Za-z]/u, 50],
]

const keyboard = 'qwertyuiop asdfghjkl zxcvbnm 1234567890 1qaz2wsx3edc4rfv5tgb zaq1xsw2cde3vfr4'

/** Common parts of passwords, from lists of stolen ones. */
const commonParts =
  /passw(?:or|o)?r?d|welcome|letmein|iloveyou|trustno1|qwerty|admin(?:istrator)?|princess|football|baseball|basketball|superman|spiderman|sunshine|michael|jennifer|jessica|michelle|charlie|samsung|computer|internet|liverpool|chelsea|arsenal|barcelona|manchester|mustang|mercedes|corvette|dragon|monkey|master|shadow|killer|starwars|pokemon|butterfly|chocolate|christ(?:ian|ina|mas|opher)|alexand(?:er|ra)|elizabeth|stephanie|india|krishna|ganesh|sairam|school|test|login|hello|love/g

const plainLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
}

function withoutCommonParts(password: string): string {
  const lower = password.toLowerCase()
  const plain = lower.replaceAll(/[@403$5]/g, (sign) => plainLetters[sign] ?? sign)
  const short = [lower, plain].map((text) => text.replaceAll(commonParts, '*'))
  return short.reduce((one, other) => (other.length < one.length ? other : one))
}

function surprisingLetters(password: string): number {
  const letters = [...withoutCommonParts(password)]
  const isNext = (letter: string, before: string) =>
    Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? -9)) <= 1 ||
    keyboard.includes(before + letter)
  return letters.filter((letter, index) => index === 0 || !isNext(letter, letters[index - 1] ?? '')).length
}

export type PasswordStrength = 'too short' | 'weak' | 'fair' | 'good'

/** Hint during typing, from length and variety. The server decides, by a longer list of common passwords. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD) return 'too short'
  const letters = alphabets.reduce((sum, [pattern, more]) => (pattern.test(password) ? sum + more : sum), 0)
  const distinct = new Set(password).size
  const bits = Math.min(surprisingLetters(password), distinct * 2) * Math.log2(Math.max(letters, 2))
  if (bits < FAIR_BITS) return 'weak'
  return bits < GOOD_BITS ? 'fair' : 'good'
}
