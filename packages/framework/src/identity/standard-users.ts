import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator, guest } from '#framework/permissions'
import type { SealingPlace } from '#framework/sealing'
import { fillCalledNames } from './called-names.ts'
import { ensureAdministratorPassword, type AdministratorPassword } from './first-password.ts'
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

/**
 * Sees to it that the roles that ship, Administrator and Guest exist, and that Administrator can sign in. A password from
 * the settings counts at the first start; without one a password is made, which `unseenPassword` tells until it was shown.
 */
export async function ensureStandardUsers(
  place: SealingPlace,
  administratorPassword: AdministratorPassword,
): Promise<void> {
  const { database } = place
  await ensureStandardRoles(database)
  await insertUser(database, ADMINISTRATOR, 'System User')
  await insertUser(database, guest.user, 'Website User')
  await fillCalledNames(database)
  await ensureAdministratorPassword(place, administratorPassword)
}
