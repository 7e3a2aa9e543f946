import type { Documents } from '#framework/documents'
import { ApiKey } from '../devices/api-key.doctype.ts'
import { Session } from './session.doctype.ts'

/** Ends every session and every key of a user, but for the one of this name. */
export async function signOutEverywhere(
  documents: Documents,
  user: string,
  exceptName: string | null = null,
): Promise<void> {
  const system = documents.asSystem()
  const sessions = await system.find(Session, { where: { user }, fields: ['name'] })
  const keys = await system.find(ApiKey, { where: { user }, fields: ['name'] })
  for (const { name } of sessions) if (name !== exceptName) await system.delete(Session, name)
  for (const { name } of keys) if (name !== exceptName) await system.delete(ApiKey, name)
}
