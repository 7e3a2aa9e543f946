import { MelaError } from '#client'
import type { MessageId } from '#design/messages'

const named: Readonly<Record<string, MessageId>> = {
  'identity.common_password': 'new_password.common',
  'identity.own_password': 'new_password.own',
}

/** What a person is told when the server refused. */
export function passwordProblem(error: unknown): MessageId {
  const id = error instanceof MelaError ? named[error.code] : undefined
  if (id !== undefined) return id
  return error instanceof MelaError && error.status === 429 ? 'new_password.too_many' : 'new_password.failed'
}

/** The server's stable name of a link that is used or over. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.dead_link'
