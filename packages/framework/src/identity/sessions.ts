import { sql } from 'kysely'
import type { Engine } from '#framework/engine'
import { guest } from '#framework/permissions'
import type { CurrentSession } from './identify.ts'
import { hashSecret, isSecret, randomSecret } from './secrets.ts'
import { localDatetime, SESSION_SECONDS } from './session-time.ts'
import { Session } from './session.doctype.ts'
import { verifySignIn, type SignedInUser } from './verify-sign-in.ts'
import { User } from './user.doctype.ts'

export interface SignInRequest {
  readonly login: string
  readonly password: string
  readonly device: string | null
  readonly userAgent: string | null
  /** The secret of the session that the browser had before; it ends here. */
  readonly sid: string | undefined
}

export interface OpenedSession {
  readonly sid: string
  readonly user: SignedInUser
}

/** Checks the password and signs a browser in. The secret goes into its cookie and is kept as a hash only. */
export async function openSession(engine: Engine, request: SignInRequest): Promise<OpenedSession> {
  const { timeZone } = engine.settings
  const user = await engine.read(guest, (documents) =>
    verifySignIn(documents, request.login, request.password),
  )
  const sid = randomSecret()
  await closeSession(engine, request.sid)
  await removeExpired(engine)
  await engine.write(guest, async (documents) => {
    const system = documents.asSystem()
    const session = await system.insert(Session, {
      user: user.name,
      device: request.device,
      user_agent: request.userAgent?.slice(0, 400) ?? null,
      sid_hash: hashSecret(sid),
      last_active: localDatetime(timeZone, documents.now),
      expires: localDatetime(timeZone, new Date(documents.now.getTime() + SESSION_SECONDS * 1000)),
    })
    await system.save(User, user.name, { last_login: session.creation })
  })
  return { sid, user }
}

/** Nobody comes back to sign out of a session that has ended by itself. */
async function removeExpired({ database }: Pick<Engine, 'database'>): Promise<void> {
  await sql`delete from "Session" where expires < localtimestamp`.execute(database.kysely)
}

/** Signs a browser out; a session that is gone already is no mistake. */
export async function closeSession(
  { database }: Pick<Engine, 'database'>,
  sid: string | undefined,
): Promise<void> {
  if (!sid || !isSecret(sid)) return
  await sql`delete from "Session" where sid_hash = ${hashSecret(sid)}`.execute(database.kysely)
}

/** The token that a page carries so that its own calls are told from a stranger's; made once for a session. */
export async function csrfTokenFor(
  { database }: Pick<Engine, 'database'>,
  session: CurrentSession,
): Promise<string> {
  if (session.csrf_token !== null) return session.csrf_token
  const { rows } = await sql<{ csrf_token: string }>`
    update "Session" set csrf_token = coalesce(csrf_token, ${randomSecret()})
    where name = ${session.name} returning csrf_token`.execute(database.kysely)
  return rows[0]?.csrf_token ?? ''
}
