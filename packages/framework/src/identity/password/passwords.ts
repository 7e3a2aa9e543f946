import { hash, verify } from '@node-rs/argon2'
import { randomSecret } from '../secrets.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { SHORTEST_PASSWORD } from '#meta'
import { identityErrors } from '../errors.ts'

/** OWASP's second choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. Memory is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As long as a secret field takes. */
export const LONGEST_PASSWORD = 512

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let nobodysHash: Promise<string> | null = null

/**
 * True when the password belongs to the hash. Without a hash (nobody has that name) it works as long and answers no,
 * so that time does not tell who has an account.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (nobodysHash ??= hashPassword(randomSecret())))
  const isRight = await verify(against, password.normalize('NFKC'))
  return isRight && stored !== null
}

/** The library's time grows with the square of the length; what is longer than this is not on its list. */
const LONGEST_RATED = 32

/** On the library's scale of 0 to 4: fewer than a million guesses are 1. */
const LOWEST_SCORE = 2

let rating: Promise<ZxcvbnFactory> | null = null

/** Loaded by the first password that is set: the list takes memory that a server seldom needs. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  const { dictionary, adjacencyGraphs: graphs } = common
  return new core.ZxcvbnFactory({ dictionary, graphs, maxLength: LONGEST_RATED })
}

/** Whether a password is among the common ones, or is one of them with a digit, a sign or another spelling. */
async function isCommon(password: string): Promise<boolean> {
  rating ??= loadRating()
  return (await rating).check(password).score < LOWEST_SCORE
}

/** Shorter names are part of too many words. */
const SHORTEST_NAME = 4

/** Characters that a password must have beside a name in it. */
const FEWEST_OTHER_CHARACTERS = 6

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether a password is one of these names with little beside it. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const typed = lettersAndDigits(password)
  return names
    .map(lettersAndDigits)
    .filter((name) => name.length >= SHORTEST_NAME)
    .some((name) => typed.includes(name) && typed.length - name.length < FEWEST_OTHER_CHARACTERS)
}

/** By what strangers know somebody. */
export interface KnownPerson {
  readonly full_name: string | null
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
}

const NATIONAL_DIGITS = 10

export function namesOf({ full_name, email, phone }: KnownPerson): readonly string[] {
  const [mailbox = ''] = email?.split('@') ?? []
  return [
    ...[full_name ?? '', ...(full_name ?? '').split(/\s+/)],
    ...[email ?? '', mailbox, phone?.slice(-NATIONAL_DIGITS) ?? ''],
  ]
}

/** Throws ValidationError for a password that is short, common, or made of what strangers know. */
export async function requirePassword(password: string, names: readonly string[]): Promise<void> {
  if ([...password].length < SHORTEST_PASSWORD) throw identityErrors.short_password(SHORTEST_PASSWORD)
  if (isMadeOfNames(password, names)) throw identityErrors.own_password()
  if (await isCommon(password)) throw identityErrors.common_password()
}
