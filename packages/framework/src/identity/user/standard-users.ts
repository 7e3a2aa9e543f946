import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator, guest } from '#framework/permissions'
import { type SiteSecrets, seal, unseal } from '#framework/encryption'
import { fillCalledNames } from './user-names.ts'
import { roles, type Role } from '#framework/doctypes'
import { requirePassword, hashPassword } from '../password/passwords.ts'
import { randomSecret } from '../secrets.ts'

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
  site: SiteSecrets,
  administratorPassword: AdministratorPassword,
): Promise<void> {
  const { database } = site
  await ensureStandardRoles(database)
  await insertUser(database, ADMINISTRATOR, 'System User')
  await insertUser(database, guest.user, 'Website User')
  await fillCalledNames(database)
  await ensureAdministratorPassword(site, administratorPassword)
}

const SETTING = 'identity.first_password'

const MADE_LENGTH = 20

async function storedPassword({ kysely }: Database): Promise<string | null> {
  const { rows } = await sql<{
    value: string
  }>`select value from mela_setting where key = ${SETTING}`.execute(kysely)
  return rows[0]?.value ?? null
}

/** Administrator's password that was made and that nobody has been shown yet; null when there is none. */
export async function unseenPassword(site: SiteSecrets): Promise<string | null> {
  const sealed = await storedPassword(site.database)
  return sealed === null ? null : unseal(site, SETTING, sealed)
}

/** Whoever runs the server has it now: the site keeps nothing but its hash. */
export async function forgetUnseenPassword({ database }: SiteSecrets): Promise<void> {
  await sql`delete from mela_setting where key = ${SETTING}`.execute(database.kysely)
}

async function hasPassword({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`
    select from "User" where name = ${administrator.user} and password_hash is not null`.execute(kysely)
  return rows.length > 0
}

/** A password that nobody saw gives way to one that is given, and to a new one when it cannot be read any more. */
async function isReplaceable(site: SiteSecrets, isGiven: boolean): Promise<boolean> {
  if ((await storedPassword(site.database)) === null) return false
  return isGiven || (await unseenPassword(site)) === null
}

/** Stops the start with the reason: a weak password here opens everything. */
async function requireSetting(password: string): Promise<void> {
  try {
    await requirePassword(password, [administrator.user])
  } catch (error) {
    throw new Error(`MELA_ADMIN_PASSWORD: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

async function setGiven({ kysely }: Database, password: string): Promise<void> {
  await requireSetting(password)
  await sql`
    with forgotten as (delete from mela_setting where key = ${SETTING})
    update "User" set password_hash = ${await hashPassword(password)} where name = ${administrator.user}`.execute(
    kysely,
  )
}

/**
 * The hash and the sealed password are written in one statement: a start that dies anywhere loses neither. Of two servers
 * that start at once, one makes it.
 */
async function makeOne(site: SiteSecrets, isReplacing: boolean): Promise<void> {
  const password = randomSecret().slice(0, MADE_LENGTH)
  const [hash, sealed] = [await hashPassword(password), await seal(site, SETTING, password)]
  await sql`
    with changed as (
      update "User" set password_hash = ${hash} where name = ${administrator.user}
        and (password_hash is null or ${isReplacing}) returning name)
    insert into mela_setting (key, value) select ${SETTING}, ${sealed} from changed
    on conflict (key) do update set value = excluded.value`.execute(site.database.kysely)
}

export interface AdministratorPassword {
  /** From the settings; without it one is made. */
  readonly password: string | null
  /** Set it even though Administrator has one already. */
  readonly isReset?: boolean
}

/** Gives Administrator a password at the first start, or when whoever runs the server asks for a new one. */
async function ensureAdministratorPassword(
  site: SiteSecrets,
  { password, isReset = false }: AdministratorPassword,
): Promise<void> {
  const isReplacing = isReset || (await isReplaceable(site, password !== null))
  if (!isReplacing && (await hasPassword(site.database))) return
  await (password === null ? makeOne(site, isReplacing) : setGiven(site.database, password))
}
