import type { MelaError } from '#client'
import type { MessageId } from '#design/messages'
import type { Say } from './say.ts'

const MINUTE = 60

/** 'Please try again in 40 seconds', of what the server said; minutes from two of them on. */
function waitWords(seconds: number, say: Say): string {
  return seconds < 2 * MINUTE
    ? say('desk.wait_seconds', { count: seconds })
    : say('desk.wait_minutes', { count: Math.ceil(seconds / MINUTE) })
}

type Words = Readonly<Record<string, MessageId>>

const known: Words = {
  'identity.wrong_code': 'desk.code_wrong',
  'identity.wrong_credentials': 'desk.password_wrong',
}

/** Why a person was not let through, in the desk's language; `own` says it otherwise for some codes of the server. */
export function refusalWords(error: MelaError, say: Say, own: Words = {}): string {
  if (error.isOffline) return say('desk.sign_in_unreached')
  if (error.status === 429)
    return error.retryAfter === null ? say('states.too_busy') : waitWords(error.retryAfter, say)
  const id = own[error.code] ?? known[error.code]
  return id === undefined ? error.message : say(id)
}
