import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { administrator } from '#framework/permissions'
import { seal, unseal, type EncryptionContext } from '#framework/encryption'
import { requirePassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { randomSecret } from '../secrets.ts'

const SETTING = 'identity.first_password'
const MADE_LENGTH = 20

async function storedPassword({ kysely }: Database): Promise<string | null> {
  const { rows } = await sql<{
    value: string
  }>`select value from mela_setting where key = ${SETTING}`.execute(kysely)
  return rows[0]?.value ?? null
}

/** Administrator's password that was made and that nobody has been shown yet; null when there is none. */
export async function unseenPassword(place: EncryptionContext): Promise<string | null> {
  const sealed = await storedPassword(place.database)
  return sealed === null ? null : unseal(place, SETTING, sealed)
}

/** Whoever runs the server has it now: the site keeps nothing but its hash. */
export async function forgetUnseenPassword({ database }: EncryptionContext): Promise<void> {
  await sql`delete from mela_setting where key = ${SETTING}`.execute(database.kysely)
}

async function hasPassword({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`
    select from "User" where name = ${administrator.user} and password_hash is not null`.execute(kysely)
  return rows.length > 0
}

/** A password that nobody saw gives way to one that is given, and to a new one when it cannot be read any more. */
async function isReplaceable(place: EncryptionContext, isGiven: boolean): Promise<boolean> {
  if ((await storedPassword(place.database)) === null) return false
  return isGiven || (await unseenPassword(place)) === null
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
async function makeOne(place: EncryptionContext, isReplacing: boolean): Promise<void> {
  const password = randomSecret().slice(0, MADE_LENGTH)
  const [hash, sealed] = [await hashPassword(password), await seal(place, SETTING, password)]
  await sql`
    with changed as (
      update "User" set password_hash = ${hash} where name = ${administrator.user}
        and (password_hash is null or ${isReplacing}) returning name)
    insert into mela_setting (key, value) select ${SETTING}, ${sealed} from changed
    on conflict (key) do update set value = excluded.value`.execute(place.database.kysely)
}

export interface AdministratorPassword {
  /** From the settings; without it one is made. */
  readonly password: string | null
  /** Set it even though Administrator has one already. */
  readonly isReset?: boolean
}

/** Gives Administrator a password at the first start, or when whoever runs the server asks for a new one. */
export async function ensureAdministratorPassword(
  place: EncryptionContext,
  { password, isReset = false }: AdministratorPassword,
): Promise<void> {
  const isReplacing = isReset || (await isReplaceable(place, password !== null))
  if (!isReplacing && (await hasPassword(place.database))) return
  await (password === null ? makeOne(place, isReplacing) : setGiven(place.database, password))
}
