import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { Session } from '../session/session.doctype.ts'

interface Device {
  readonly name: string
  readonly kind: 'session' | 'key'
  readonly device: string | null
  readonly user_agent: string | null
  /** Network prefix of the address. */
  readonly address: string | null
  readonly creation: string
  readonly last_active: string | null
  readonly is_current: 0 | 1
}

type Known = Omit<Device, 'is_current'>

async function sessionsOf(system: Documents, user: string): Promise<readonly Known[]> {
  const fields = ['name', 'device', 'user_agent', 'address', 'creation', 'last_active'] as const
  const sessions = await system.find(Session, { where: { user }, fields, limit: 100 })
  return sessions.map((session) => ({ ...session, kind: 'session' }))
}

async function keysOf(system: Documents, user: string): Promise<readonly Known[]> {
  const fields = ['name', 'device', 'address', 'creation', 'last_used'] as const
  const keys = await system.find(ApiKey, { where: { user, revoked: 0 }, fields, limit: 100 })
  return keys.map(({ last_used, ...key }) => ({
    ...key,
    kind: 'key',
    user_agent: null,
    last_active: last_used,
  }))
}

function seen({ last_active, creation }: Known): string {
  return last_active ?? creation
}

/** Returns the caller's sign-ins, the latest first: browsers by sessions, apps and programs by keys. */
export const getDevices = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ documents, caller, origin }): Promise<readonly Device[]> {
    const system = documents.asSystem()
    const known = [...(await sessionsOf(system, caller.user)), ...(await keysOf(system, caller.user))]
    return known
      .sort((one, other) => seen(other).localeCompare(seen(one)))
      .map((device) => ({ ...device, is_current: device.name === origin.credential ? 1 : 0 }))
  },
})
