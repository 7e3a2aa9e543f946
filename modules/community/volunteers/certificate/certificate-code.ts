import { randomInt } from 'node:crypto'

/** Excludes ambiguous characters. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

const randomLetter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length))

export const CERTIFICATE_PREFIX = 'CERT'

/** Returns a random code (78 bits) that can be read out: CERT-XXXX-XXXX-XXXX-XXXX. */
export function generateCertificateCode(): string {
  const groups = Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, randomLetter).join(''))
  return [CERTIFICATE_PREFIX, ...groups].join('-')
}

const codePattern = new RegExp(`^${CERTIFICATE_PREFIX}(-[${ALPHABET}]{${GROUP}}){${GROUPS}}$`)

/** Normalises a typed code; null when invalid. */
export function parseCertificateCode(text: string): string | null {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const groups = bare.match(/.{1,4}/g) ?? []
  const code = groups.join('-')
  return codePattern.test(code) ? code : null
}

const CHECK_IN_PREFIX = 'MV1'

export function formatCheckInCode(shift: string, secret: string): string {
  return [CHECK_IN_PREFIX, shift, secret].join('.')
}

export function parseCheckInCode(text: string): { readonly shift: string; readonly secret: string } | null {
  const found = /^MV1\.([\w-]{1,140})\.([\w-]{10,64})$/.exec(text.trim())
  const [, shift, secret] = found ?? []
  return shift === undefined || secret === undefined ? null : { shift, secret }
}
