import type { Site } from '#framework/context'
import { SESSION_SECONDS } from './session-time.ts'
import { sql } from 'kysely'
import { datetimeIn } from '#meta'
import type { AccountUser } from '../user/account.ts'
import { hasOpaqueNames } from '../caller/caller-row.ts'
import { completeSignIn, type WithCodes } from '../sign-in/complete-sign-in.ts'
import { coarseAddress } from '../devices/coarse-address.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import type { CurrentSession } from '../caller/identify.ts'
import type { VerifiedUser } from '../sign-in/verified-user.ts'
import type { Verification } from '../second-factor/verification.ts'
import { hashSecret, isSecret, randomSecret } from '../secrets.ts'
import { Session } from './session.doctype.ts'

type Base = Pick<Site, 'database'>

export interface OpenedSession {
  readonly sid: string
  readonly user: AccountUser
  /** What programs call the user: the e-mail address, else the name. */
  readonly user_id: string
}

const LONGEST_USER_AGENT = 400

/**
 * Signs a browser in for somebody who has proved who he is. The secret goes into its cookie and is kept as a hash only.
 * The session that the browser had before, known by its secret, ends.
 */
export async function openSession(
  context: SignInContext,
  proven: VerifiedUser,
  before: string | undefined,
): Promise<(OpenedSession & WithCodes) | Verification> {
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

/** As `get_logged_user` says it. */
async function calledByPrograms({ database }: Base, { name, email }: AccountUser): Promise<string> {
  const { rows } = await sql<{ is_opaque: boolean }>`select ${hasOpaqueNames} as is_opaque`.execute(
    database.kysely,
  )
  return rows[0]?.is_opaque === true ? name : email || name
}

/** Nobody comes back to sign out of a session that has ended by itself. */
async function removeExpired({ database }: Base): Promise<void> {
  await sql`delete from "Session" where expires < localtimestamp`.execute(database.kysely)
}

/** Signs a browser out; a session that is gone already is no mistake. */
export async function closeSession({ database }: Base, sid: string | undefined): Promise<void> {
  if (!sid || !isSecret(sid)) return
  await sql`delete from "Session" where sid_hash = ${hashSecret(sid)}`.execute(database.kysely)
}

/** The token that a page carries so that its own calls are told from a stranger's; made once for a session. */
export async function csrfTokenFor({ database }: Base, session: CurrentSession): Promise<string> {
  if (session.csrf_token !== null) return session.csrf_token
  const { rows } = await sql<{ csrf_token: string }>`
    update "Session" set csrf_token = coalesce(csrf_token, ${randomSecret()})
    where name = ${session.name} returning csrf_token`.execute(database.kysely)
  return rows[0]?.csrf_token ?? ''
}
