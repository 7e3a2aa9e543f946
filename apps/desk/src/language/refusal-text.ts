import type { MelaError } from '#client'
import type { MessageId } from '#design/messages'
import type { Translate } from './translate.ts'

const MINUTE = 60

function waitText(seconds: number, t: Translate): string {
  return seconds < 2 * MINUTE
    ? t('desk.wait_seconds', { count: seconds })
    : t('desk.wait_minutes', { count: Math.ceil(seconds / MINUTE) })
}

type Messages = Readonly<Record<string, MessageId>>

const known: Messages = {
  'identity.wrong_code': 'desk.code_wrong',
  'identity.wrong_credentials': 'desk.password_wrong',
}

export function refusalText(error: MelaError, t: Translate, own: Messages = {}): string {
  if (error.isOffline) return t('desk.sign_in_unreached')
  if (error.status === 429)
    return error.retryAfter === null ? t('states.too_busy') : waitText(error.retryAfter, t)
  const id = own[error.code] ?? known[error.code]
  return id === undefined ? error.message : t(id)
}
