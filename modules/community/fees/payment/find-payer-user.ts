import type { Documents } from '#framework/documents'
import { Guardian } from '#community/family'

interface Payer {
  readonly family: string | null
  readonly phone: string | null
}

/** The user of the guardian who pays for a family under a number, as far as he signs in by now. */
export async function findPayerUser(documents: Documents, { family, phone }: Payer): Promise<string | null> {
  if (family === null || phone === null) return null
  const where = { family, phone, may_pay: 1 } as const
  const [guardian] = await documents.find(Guardian, { where, fields: ['user'], limit: 1 })
  return guardian?.user ?? null
}
