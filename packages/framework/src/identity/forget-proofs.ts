import type { Documents } from '#framework/documents'
import { SecondFactor } from './second-factor/second-factor.doctype.ts'
import { OneTimeToken } from './tokens/one-time-token.doctype.ts'

/** Links and half sign-ins that a user was given open nothing any more. */
export async function putOutTokens(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const tokens = await system.find(OneTimeToken, { where: { user }, fields: ['name'] })
  for (const { name } of tokens) await system.delete(OneTimeToken, name)
}

/** Nothing by which a user could come in outlives him. */
export async function forgetProofs(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const factors = await system.find(SecondFactor, { where: { user }, fields: ['name'] })
  for (const { name } of factors) await system.delete(SecondFactor, name)
  await putOutTokens(documents, user)
}
