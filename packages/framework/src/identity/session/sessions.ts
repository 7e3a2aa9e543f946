import type { Site } from '#framework/context'
import { SESSION_SECONDS, Session } from './session.doctype.ts'
import { sql } from 'kysely'
import { datetimeIn } from '#meta'
import type { AccountUser } from '../user/account.ts'
import { hasOpaqueNames } from '../caller/caller-row.ts'
import { completeSignIn, type WithCodes } from '../sign-in/complete-sign-in.ts'
import { coarseAddress } from '../devices/keys.ts'
import type { SignInContext, VerifiedUser } from '../sign-in/sign-in-context.ts'
import type { CurrentSession } from '../caller/identify.ts'
import type { SecondFactorRequest } from '../second-factor/verification.ts'
import { hashSecret, isSecret, randomSecret } from '../secrets.ts'
import { fastifyCookie } from '@fastify/cookie'
import { timingSafeEqual } from 'node:crypto'
import { identityErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { ApiKey } from '../devices/api-key.doctype.ts'

type Base = Pick<Site, 'database'>

export interface OpenedSession {
  readonly sid: string
  readonly user: AccountUser
  readonly user_id: string
}

const LONGEST_USER_AGENT = 400

export async function openSession(
  context: SignInContext,
  proven: VerifiedUser,
  before: string | undefined,
): Promise<(OpenedSession & WithCodes) | SecondFactorRequest> {
  const { site, origin } = context
  const sid = randomSecret()
  await closeSession(site, before)
  await removeExpired(site)
  return completeSignIn(context, proven, async (documents, user) => {
    const moment = (seconds: number) =>
      datetimeIn(site.settings.timeZone, new Date(documents.now.getTime() + seconds * 1000))
    await documents.asSystem().insert(Session, {
      user: user.name,
      device: origin.device,
      user_agent: origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
      address: coarseAddress(origin.address),
      sid_hash: hashSecret(sid),
      last_active: moment(0),
      expires: moment(SESSION_SECONDS),
    })
    return { sid, user, user_id: await calledByPrograms(site, user) }
  })
}

async function calledByPrograms({ database }: Base, { name, email }: AccountUser): Promise<string> {
  const { rows } = await sql<{ is_opaque: boolean }>`select ${hasOpaqueNames} as is_opaque`.execute(
    database.kysely,
  )
  return rows[0]?.is_opaque === true ? name : email || name
}

async function removeExpired({ database }: Base): Promise<void> {
  await sql`delete from "Session" where expires < localtimestamp`.execute(database.kysely)
}

export async function closeSession({ database }: Base, sid: string | undefined): Promise<void> {
  if (!sid || !isSecret(sid)) return
  await sql`delete from "Session" where sid_hash = ${hashSecret(sid)}`.execute(database.kysely)
}

export async function csrfTokenFor({ database }: Base, session: CurrentSession): Promise<string> {
  if (session.csrf_token !== null) return session.csrf_token
  const { rows } = await sql<{ csrf_token: string }>`
    update "Session" set csrf_token = coalesce(csrf_token, ${randomSecret()})
    where name = ${session.name} returning csrf_token`.execute(database.kysely)
  return rows[0]?.csrf_token ?? ''
}

function readable({ user, user_id }: OpenedSession): Readonly<Record<string, string>> {
  return {
    system_user: user.user_type === 'System User' ? 'yes' : 'no',
    full_name: user.full_name,
    user_id,
    user_name: user.name,
    user_image: user.user_image ?? '',
  }
}

const names = ['sid', 'system_user', 'full_name', 'user_id', 'user_name', 'user_image']

function cookie(name: string, value: string, lifetime: { maxAge: number; isSecure: boolean }): string {
  const { maxAge, isSecure } = lifetime
  return fastifyCookie.serialize(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: name === 'sid',
    secure: isSecure,
    maxAge,
  })
}

export function sessionCookies(opened: OpenedSession, isSecure: boolean): string[] {
  const values = { sid: opened.sid, ...readable(opened) }
  return Object.entries(values).map(([name, value]) =>
    cookie(name, value, { maxAge: SESSION_SECONDS, isSecure }),
  )
}

export function renewedCookies(
  sent: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): string[] {
  return names.flatMap((name) => {
    const value = sent[name]
    return value === undefined ? [] : [cookie(name, value, { maxAge: SESSION_SECONDS, isSecure })]
  })
}

export function clearedCookies(isSecure: boolean): string[] {
  return names.map((name) => cookie(name, '', { maxAge: 0, isSecure }))
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Refuses a change that another site's page could have sent with our cookie. Sessions without a rendered page have no
 * token yet and need none (rest-dialect section 1).
 */
export function requireCsrf(proof: unknown, session: CurrentSession | null): void {
  if (session === null || session.csrf_token === null) return
  if (!isSame(proof, session.csrf_token)) throw identityErrors.csrf()
}

export async function endSessions(
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
