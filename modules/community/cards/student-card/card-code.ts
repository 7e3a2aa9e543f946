import { randomBytes } from 'node:crypto'

export const CARD_PREFIX = 'CARD'

/** Crockford's digits: none of them can be taken for another one, read aloud or printed small. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

/** Sixty random bits, in groups that people can type: 'CARD-7Q2M-0KXT-94HV'. */
export function newCardCode(): string {
  const digits = [...randomBytes(GROUPS * GROUP)].map((byte) => DIGITS[byte % DIGITS.length])
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    digits.slice(index * GROUP, (index + 1) * GROUP).join(''),
  )
  return [CARD_PREFIX, ...groups].join('-')
}

/** A code as it is kept, of what somebody typed or scanned: `prefix-` and its digits in fours; null for anything else. */
export function asCode(prefix: string, typed: string): string | null {
  const compact = typed.toUpperCase().replace(/[\s-]/g, '')
  if (!compact.startsWith(prefix)) return null
  const digits = compact.slice(prefix.length).replaceAll('O', '0').replace(/[IL]/g, '1')
  if (digits.length !== GROUPS * GROUP || [...digits].some((digit) => !DIGITS.includes(digit))) return null
  return [prefix, ...(digits.match(/.{4}/g) ?? [])].join('-')
}
