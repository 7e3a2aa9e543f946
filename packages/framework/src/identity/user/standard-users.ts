import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator, guest } from '#framework/permissions'
import { type SiteSecrets, encrypt, decrypt } from '#framework/encryption'
import { fillCalledNames } from './user-names.ts'
import { roles, type RoleName } from '#framework/doctypes'
import { requirePassword, hashPassword } from '../password/passwords.ts'
import { randomSecret } from '../secrets.ts'

const atTheDesk: ReadonlySet<RoleName> = new Set<RoleName>([
  ...(['Store Manager', 'School Office', 'Event Staff', 'Moderator'] as const),
  ...(['System Manager', 'Administrator', 'Seller'] as const),
])

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

export const fixedUsers: ReadonlySet<string> = new Set([ADMINISTRATOR, guest.user])

async function insertUser(database: Database, name: string, userType: string): Promise<void> {
  await sql`
    insert into "User" (name, owner, creation, modified, modified_by, full_name, enabled, user_type, customer_ref_id)
    values (${name}, ${ADMINISTRATOR}, localtimestamp, localtimestamp, ${ADMINISTRATOR}, ${name}, 1, ${userType}, ${name})
    on conflict (name) do nothing`.execute(database.kysely)
}

/**
 * Creates the built-in roles, Administrator and Guest when missing, and Administrator's password. A password of the
 * settings counts at the first start; otherwise a generated one is returned by `unseenPassword` until it was shown.
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

/** Generated password of Administrator that was not shown yet; null when there is none. */
export async function unseenPassword(site: SiteSecrets): Promise<string | null> {
  const encrypted = await storedPassword(site.database)
  return encrypted === null ? null : decrypt(site, SETTING, encrypted)
}

export async function forgetUnseenPassword({ database }: SiteSecrets): Promise<void> {
  await sql`delete from mela_setting where key = ${SETTING}`.execute(database.kysely)
}

async function hasPassword({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`
    select from "User" where name = ${administrator.user} and password_hash is not null`.execute(kysely)
  return rows.length > 0
}

async function isReplaceable(site: SiteSecrets, isGiven: boolean): Promise<boolean> {
  if ((await storedPassword(site.database)) === null) return false
  return isGiven || (await unseenPassword(site)) === null
}

/** Stops the start on a weak password, with the reason. */
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
 * Hash and encrypted password are written in one statement, so that an interrupted start loses neither. Of two
 * concurrent starts one creates it.
 */
async function makeOne(site: SiteSecrets, isReplacing: boolean): Promise<void> {
  const password = randomSecret().slice(0, MADE_LENGTH)
  const [hash, encrypted] = [await hashPassword(password), await encrypt(site, SETTING, password)]
  await sql`
    with changed as (
      update "User" set password_hash = ${hash} where name = ${administrator.user}
        and (password_hash is null or ${isReplacing}) returning name)
    insert into mela_setting (key, value) select ${SETTING}, ${encrypted} from changed
    on conflict (key) do update set value = excluded.value`.execute(site.database.kysely)
}

export interface AdministratorPassword {
  readonly password: string | null
  readonly isReset?: boolean
}

async function ensureAdministratorPassword(
  site: SiteSecrets,
  { password, isReset = false }: AdministratorPassword,
): Promise<void> {
  const isReplacing = isReset || (await isReplaceable(site, password !== null))
  if (!isReplacing && (await hasPassword(site.database))) return
  await (password === null ? makeOne(site, isReplacing) : setGiven(site.database, password))
}
