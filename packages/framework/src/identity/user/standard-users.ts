import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator, guest } from '#framework/permissions'
import type { EncryptionContext } from '#framework/encryption'
import { fillCalledNames } from './called-names.ts'
import { ensureAdministratorPassword, type AdministratorPassword } from '../password/first-password.ts'
import { roles, type Role } from '#framework/doctypes'

/** Who works in the desk: the organisation's own people, and those who run a stall under its roof. */
const atTheDesk: ReadonlySet<Role> = new Set<Role>([
  ...(['Store Manager', 'School Office', 'Event Staff', 'Moderator'] as const),
  ...(['System Manager', 'Administrator', 'Seller'] as const),
])

/** Sees to it that the roles that ship stand; what a site says of one that stands is left alone. */
async function ensureStandardRoles(database: Database): Promise<void> {
  const rows = roles.map((role) => ({ role, desk_access: atTheDesk.has(role) ? 1 : 0 }))
  await sql`
    insert into "Role" (name, owner, creation, modified, modified_by, role_name, desk_access, disabled, is_custom)
    select r.role, ${administrator.user}, localtimestamp, localtimestamp, ${administrator.user},
      r.role, r.desk_access, 0, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(role text, desk_access smallint)
    on conflict (name) do nothing`.execute(database.kysely)
}

export const ADMINISTRATOR = administrator.user

/** Users that the system stands on: they have names of their own and are never deleted or switched off. */
export const fixedUsers: ReadonlySet<string> = new Set([ADMINISTRATOR, guest.user])

async function insertUser(database: Database, name: string, userType: string): Promise<void> {
  await sql`
    insert into "User" (name, owner, creation, modified, modified_by, full_name, enabled, user_type, customer_ref_id)
    values (${name}, ${ADMINISTRATOR}, localtimestamp, localtimestamp, ${ADMINISTRATOR}, ${name}, 1, ${userType}, ${name})
    on conflict (name) do nothing`.execute(database.kysely)
}

/**
 * Sees to it that the roles that ship, Administrator and Guest exist, and that Administrator can sign in. A password from
 * the settings counts at the first start; without one a password is made, which `unseenPassword` tells until it was shown.
 */
export async function ensureStandardUsers(
  place: EncryptionContext,
  administratorPassword: AdministratorPassword,
): Promise<void> {
  const { database } = place
  await ensureStandardRoles(database)
  await insertUser(database, ADMINISTRATOR, 'System User')
  await insertUser(database, guest.user, 'Website User')
  await fillCalledNames(database)
  await ensureAdministratorPassword(place, administratorPassword)
}
