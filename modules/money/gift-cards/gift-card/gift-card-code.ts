import { randomBytes } from 'node:crypto'
import { keyedHashes, type SiteSecrets } from '#framework/encryption'

/** Digits and capital letters without I, L, O and U, which are read or heard as others (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const GROUP = 4

/** 80 random bits: as many guesses as rate limits allow find none. */
const LENGTH = 16

const PURPOSE = 'gift card code'

/** Returns a new code, as 'AB3D-…' in four groups. */
export function createCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '')
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-')
}

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** Returns a code as it was created: people type small letters, spaces, and O for 0. */
export const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter)

export const lastFourOf = (code: string): string => normalizeCode(code).slice(-GROUP)

/** Hashes of a code by the site's keys, the current first: all are looked up, and the first is stored. */
export type CodeHashes = Awaited<ReturnType<typeof keyedHashes>>

export const hashCode = (site: SiteSecrets, code: string): Promise<CodeHashes> =>
  keyedHashes(site, PURPOSE, normalizeCode(code))
