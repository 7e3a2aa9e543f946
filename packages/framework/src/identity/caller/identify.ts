import { sql, type RawBuilder } from 'kysely'
import type { Registry } from '#framework/doctypes'
import { queryNamed, type Database } from '#framework/database'
import { guest, underSiteAccess, type Caller, type SiteAccess } from '#framework/permissions'
import { callerColumns, callerFrom, type CallerRow } from './caller-row.ts'
import { identityErrors } from '../errors.ts'
import { hashSecret, isSecret } from '../secrets.ts'
import { isLiveKey, renewedUntil } from '../session/session.doctype.ts'

export interface Credentials {
  readonly authorization: string | undefined
  readonly sid: string | undefined
  readonly isDemoRefused: boolean
}

export interface CurrentSession {
  readonly name: string
  /** Null until a page was rendered for this session: then changes need no token. */
  readonly csrf_token: string | null
  readonly isRenewed: boolean
}

export interface Identity {
  readonly caller: Caller
  readonly session: CurrentSession | null
  readonly key: string | null
}

interface Found extends CallerRow {
  readonly source: 'session' | 'key'
  readonly name: string
  readonly csrf_token: string | null
  readonly is_renewed: boolean
  readonly is_demo: boolean
}

const GUEST_IDENTITY: Identity = { caller: guest, session: null, key: null }

interface Question {
  readonly by: 'session' | 'key'
  readonly use: RawBuilder<unknown>
  readonly found: RawBuilder<Found>
}

/** Extends a session in use; written once an hour, so that reads rarely write. */
function findSession(sid: string, registry: Registry): Question {
  const hash = hashSecret(sid)
  return {
    by: 'session',
    use: sql`renewed as (
      update "Session" set last_active = localtimestamp, expires = ${renewedUntil}
      where sid_hash = ${hash} and expires > localtimestamp and last_active < localtimestamp - interval '1 hour'
      returning name)`,
    found: sql<Found>`
      select 'session' as source, s.name, s.csrf_token, exists (select from renewed) as is_renewed,
        u.is_demo = 1 as is_demo, ${callerColumns(registry)}
      from "Session" s join "User" u on u.name = s."user"
      where s.sid_hash = ${hash} and s.expires > localtimestamp and u.enabled = 1`,
  }
}

function findKey({ key, secret }: Exclude<Authorization, 'unusable'>, registry: Registry): Question {
  const hash = hashSecret(secret)
  return {
    by: 'key',
    use: sql`used as (
      update "API Key" set last_used = localtimestamp
      where api_key = ${key} and secret_hash = ${hash} and ${isLiveKey}
        and (last_used is null or last_used < localtimestamp - interval '1 hour'))`,
    found: sql<Found>`
      select 'key' as source, k.name, null as csrf_token, false as is_renewed,
        u.is_demo = 1 as is_demo, ${callerColumns(registry)}
      from (select name, "user" from "API Key"
        where api_key = ${key} and secret_hash = ${hash} and ${isLiveKey}) k
      join "User" u on u.name = k."user" where u.enabled = 1`,
  }
}

function asIdentity(found: Found, registry: Registry): Identity {
  const { source, name, csrf_token, is_renewed } = found
  const session = source === 'session' ? { name, csrf_token, isRenewed: is_renewed } : null
  return { caller: callerFrom(found, registry), session, key: source === 'key' ? name : null }
}

async function ask(database: Database, questions: readonly Question[]): Promise<readonly Found[]> {
  if (questions.length === 0) return []
  const uses = sql.join(questions.map(({ use }) => use))
  const found = sql.join(
    questions.map((question) => question.found),
    sql` union all `,
  )
  const sources = questions.map(({ by }) => by).join(' and ')
  return queryNamed(database, `identify by ${sources}`, sql<Found>`with ${uses} ${found}`)
}

interface Place {
  readonly database: Database
  readonly registry: Registry
  siteAccess(): Promise<SiteAccess>
}

function isUsable(authorization: Authorization | null): authorization is Exclude<Authorization, 'unusable'> {
  return (
    authorization !== null && authorization !== 'unusable' && /^[\x20-\x7E]{1,140}$/.test(authorization.key)
  )
}

function winnerOf(found: readonly Found[], authorization: Authorization | null): Found | undefined {
  const session = found.find(({ source }) => source === 'session')
  const key = found.find(({ source }) => source === 'key')
  if (isUsable(authorization) && !key) throw identityErrors.wrong_key()
  const winner = session ?? key
  if (authorization !== null && !winner) throw identityErrors.wrong_key()
  return winner
}

/**
 * Identifies the caller in at most one statement; none for a guest. A signed-in session wins over a key, but a wrong
 * key is refused in any case. An expired or unknown session is a guest's.
 */
export async function identify(
  { database, registry, siteAccess }: Place,
  credentials: Credentials,
): Promise<Identity> {
  const authorization = readAuthorization(credentials.authorization)
  const { sid } = credentials
  const found = await ask(database, [
    ...(sid && isSecret(sid) ? [findSession(sid, registry)] : []),
    ...(isUsable(authorization) ? [findKey(authorization, registry)] : []),
  ])
  const winner = winnerOf(found, authorization)
  if (winner?.is_demo === true && credentials.isDemoRefused) throw identityErrors.demo_refused()
  const identity = winner ? asIdentity(winner, registry) : GUEST_IDENTITY
  return { ...identity, caller: underSiteAccess(identity.caller, await siteAccess()) }
}

export type Authorization = { readonly key: string; readonly secret: string } | 'unusable'

function keyAndSecret(text: string): Authorization {
  const colon = text.indexOf(':')
  return colon === -1 ? 'unusable' : { key: text.slice(0, colon), secret: text.slice(colon + 1) }
}

/** Buffer accepts invalid base64, which must be refused here. */
function decode(base64: string): string {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  const isBase64 = /^[\w+/-]+={0,2}$/.test(base64) && !text.includes('\uFFFD')
  if (!isBase64) throw identityErrors.unreadable_authorization()
  return text
}

/** Null without a claim; only exactly two words count (rest-dialect section 1). */
export function readAuthorization(header: string | undefined): Authorization | null {
  const [scheme, value, ...rest] = header?.split(' ') ?? []
  if (!scheme || !value || rest.length > 0) return null
  switch (scheme.toLowerCase()) {
    case 'token':
      return keyAndSecret(value)
    case 'basic':
      return keyAndSecret(decode(value))
    default:
      return 'unusable'
  }
}
