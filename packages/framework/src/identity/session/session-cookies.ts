import { fastifyCookie } from '@fastify/cookie'
import { SESSION_SECONDS } from './session-time.ts'
import type { OpenedSession } from './sessions.ts'

/** Cookies that scripts may read: who is signed in, for the SDKs and for the app's first paint. */
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

/** Set-Cookie values of a browser that has just signed in. */
export function sessionCookies(opened: OpenedSession, isSecure: boolean): string[] {
  const values = { sid: opened.sid, ...readable(opened) }
  return Object.entries(values).map(([name, value]) =>
    cookie(name, value, { maxAge: SESSION_SECONDS, isSecure }),
  )
}

/** The cookies that came with a request, made to last as long again. */
export function renewedCookies(
  sent: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): string[] {
  return names.flatMap((name) => {
    const value = sent[name]
    return value === undefined ? [] : [cookie(name, value, { maxAge: SESSION_SECONDS, isSecure })]
  })
}

/** Set-Cookie values that leave nothing of a session behind. */
export function clearedCookies(isSecure: boolean): string[] {
  return names.map((name) => cookie(name, '', { maxAge: 0, isSecure }))
}
