import type { Documents } from '#framework/documents'
import { ApiKey } from './api-key.doctype.ts'
import { Session } from './session.doctype.ts'

/** Ends every session and every key of a user. */
export async function signOutEverywhere(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const sessions = await system.find(Session, { where: { user }, fields: ['name'] })
  const keys = await system.find(ApiKey, { where: { user }, fields: ['name'] })
  for (const { name } of sessions) await system.delete(Session, name)
  for (const { name } of keys) await system.delete(ApiKey, name)
}
