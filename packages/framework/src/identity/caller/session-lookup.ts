import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { underSiteAccess, type Caller, type SiteAccess } from '#framework/permissions'
import { callerColumns, callerFrom, type CallerRow } from './caller-row.ts'
import type { Identity } from './identify.ts'
import { isLiveKey } from '../session/session-time.ts'

/** The name of the Session or API Key by which somebody came, with its kind before it. */
export type Credential = `session ${string}` | `key ${string}`

export interface CredentialCaller {
  readonly caller: Caller
  readonly fullName: string
}

interface Place {
  readonly database: Database
  readonly registry: Registry
  siteAccess(): Promise<SiteAccess>
}

interface Found extends CallerRow {
  readonly full_name: string
  readonly credentials: readonly Credential[]
}

/** By what an identity is known again later; null for a guest. */
export function credentialOf({ session, key }: Identity): Credential | null {
  if (session) return `session ${session.name}`
  return key === null ? null : `key ${key}`
}

function namesOf(credentials: readonly Credential[], kind: 'session ' | 'key '): string[] {
  return credentials.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length))
}

/**
 * Whom these credentials speak for now, with what he may reach now, in one statement. One that has ended, or whose user
 * was switched off, speaks for nobody and is not in the answer. Asking does not count as use.
 */
export async function lookUpCallers(
  { database, registry, siteAccess }: Place,
  credentials: Iterable<Credential>,
): Promise<ReadonlyMap<Credential, CredentialCaller>> {
  const asked = [...new Set(credentials)]
  if (asked.length === 0) return new Map()
  const { rows } = await sql<Found>`
    with live as (
      select 'session ' || s.name as credential, s."user" from "Session" s
        where s.name = any(${namesOf(asked, 'session ')}) and s.expires > localtimestamp
      union all select 'key ' || name, "user" from "API Key"
        where name = any(${namesOf(asked, 'key ')}) and ${isLiveKey})
    select l.credentials, u.full_name, ${callerColumns(registry)}
    from (select "user", array_agg(credential) as credentials from live group by "user") l
    join "User" u on u.name = l."user" where u.enabled = 1`.execute(database.kysely)
  const access = await siteAccess()
  return new Map(
    rows.flatMap((row) => {
      const present = {
        caller: underSiteAccess(callerFrom(row, registry), access),
        fullName: row.full_name,
      }
      return row.credentials.map((credential) => [credential, present] as const)
    }),
  )
}
