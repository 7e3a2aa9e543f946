import { hash, verify } from '@node-rs/argon2'
import { randomSecret } from '../secrets.ts'

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
