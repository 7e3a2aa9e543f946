import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator, guest } from '#framework/permissions'
import { hashPassword } from './passwords.ts'
import { randomSecret } from './secrets.ts'
import { ensureStandardRoles } from './standard-roles.ts'

export const ADMINISTRATOR = administrator.user

/** Users that the system stands on: they have names of their own and are never deleted or switched off. */
export const fixedUsers: ReadonlySet<string> = new Set([ADMINISTRATOR, guest.user])

async function insertUser(database: Database, name: string, userType: string): Promise<void> {
  await sql`
    insert into "User" (name, owner, creation, modified, modified_by, full_name, enabled, user_type, customer_ref_id)
    values (${name}, ${ADMINISTRATOR}, localtimestamp, localtimestamp, ${ADMINISTRATOR}, ${name}, 1, ${userType}, ${name})
    on conflict (name) do nothing`.execute(database.kysely)
}

async function hasPassword(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from "User" where name = ${ADMINISTRATOR} and password_hash is not null`.execute(database.kysely)
  return rows.length > 0
}

async function setPassword(database: Database, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await sql`update "User" set password_hash = ${hash} where name = ${ADMINISTRATOR}`.execute(database.kysely)
}

/**
 * Sees to it that the roles that ship, Administrator and Guest exist, and that Administrator can sign in. A password from the settings counts
 * at every start, so that whoever runs the server can always get in; without one a password is made once and returned,
 * to be shown to that person and to nobody else.
 */
export async function ensureStandardUsers(
  database: Database,
  passwordSetting: string | null,
): Promise<string | null> {
  await ensureStandardRoles(database)
  await insertUser(database, ADMINISTRATOR, 'System User')
  await insertUser(database, guest.user, 'Website User')
  if (passwordSetting === null && (await hasPassword(database))) return null
  const password = passwordSetting ?? randomSecret().slice(0, 20)
  await setPassword(database, password)
  return passwordSetting === null ? password : null
}
