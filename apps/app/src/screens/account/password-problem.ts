import { MelaError } from '#client'
import type { MessageId } from '#design/messages'

/** Too often, or it did not get through: what a person is told when the server refused. */
export function passwordProblem(error: unknown): MessageId {
  return error instanceof MelaError && error.status === 429 ? 'new_password.too_many' : 'new_password.failed'
}

/** The server's stable name of a link that is used or over. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.dead_link'
