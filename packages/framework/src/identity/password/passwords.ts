import { hash, verify } from '@node-rs/argon2'
import { randomSecret } from '../secrets.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { SHORTEST_PASSWORD } from '#meta'
import { identityErrors } from '../errors.ts'

/** OWASP's second choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. Memory is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const LONGEST_PASSWORD = 512

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let decoyHash: Promise<string> | null = null

/**
 * True when the password matches the hash. A missing hash takes as long and gives false, so that timing does not reveal
 * accounts.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (decoyHash ??= hashPassword(randomSecret())))
  const isRight = await verify(against, password.normalize('NFKC'))
  return isRight && stored !== null
}

/**
 * Characters that are rated: the library's time grows with the square of the length, and longer passwords are not on
 * its list.
 */
const LONGEST_RATED = 32

/** Minimum on the library's scale of 0 to 4; fewer than a million guesses are 1. */
const LOWEST_SCORE = 2

let rating: Promise<ZxcvbnFactory> | null = null

async function loadRating(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  const { dictionary, adjacencyGraphs: graphs } = common
  return new core.ZxcvbnFactory({ dictionary, graphs, maxLength: LONGEST_RATED })
}

/** True for a common password, also with an added digit, sign or another spelling. */
async function isCommon(password: string): Promise<boolean> {
  rating ??= loadRating()
  return (await rating).check(password).score < LOWEST_SCORE
}

const SHORTEST_NAME = 4

const FEWEST_OTHER_CHARACTERS = 6

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const typed = lettersAndDigits(password)
  return names
    .map(lettersAndDigits)
    .filter((name) => name.length >= SHORTEST_NAME)
    .some((name) => typed.includes(name) && typed.length - name.length < FEWEST_OTHER_CHARACTERS)
}

export interface KnownPerson {
  readonly full_name: string | null
  readonly email: string | null
  readonly phone: string | null
}

const NATIONAL_DIGITS = 10

export function personNames({ full_name, email, phone }: KnownPerson): readonly string[] {
  const [mailbox = ''] = email?.split('@') ?? []
  return [
    ...[full_name ?? '', ...(full_name ?? '').split(/\s+/)],
    ...[email ?? '', mailbox, phone?.slice(-NATIONAL_DIGITS) ?? ''],
  ]
}

/** Throws ValidationError for a password that is short, common, or made of publicly known names. */
export async function requirePassword(password: string, names: readonly string[]): Promise<void> {
  if ([...password].length < SHORTEST_PASSWORD) throw identityErrors.short_password(SHORTEST_PASSWORD)
  if (isMadeOfNames(password, names)) throw identityErrors.own_password()
  if (await isCommon(password)) throw identityErrors.common_password()
}
