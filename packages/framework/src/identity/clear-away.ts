import type { Documents } from '#framework/documents'
import { task } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { OneTimeCode } from './codes/one-time-code.doctype.ts'
import { Session } from './session/session.doctype.ts'
import { OneTimeToken } from './tokens/one-time-token.doctype.ts'

const EVERY_NIGHT = '17 3 * * *'

/** Documents of each type removed in one night; the rest waits for the next. */
const MOST = 1000

async function clearAway(documents: Documents, timeZone: string): Promise<void> {
  const now = datetimeIn(timeZone, documents.now)
  const over = { where: { expires: ['<', now] }, fields: ['name'], limit: MOST } as const
  for (const { name } of await documents.find(OneTimeCode, over)) await documents.delete(OneTimeCode, name)
  for (const { name } of await documents.find(OneTimeToken, over)) await documents.delete(OneTimeToken, name)
  for (const { name } of await documents.find(Session, over)) await documents.delete(Session, name)
}

export const clearAwayTask = task(
  'identity.clear_away',
  (_payload, { documents, site }) => clearAway(documents, site.settings.timeZone),
  EVERY_NIGHT,
)
