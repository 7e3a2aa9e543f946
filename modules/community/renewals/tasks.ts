import { task } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { OneTimeCode } from '#framework/identity'
import { datetimeIn } from '#meta'
import { RenewalPass } from './renewal/renewal-pass.doctype.ts'
import { RENEWAL_PURPOSE } from './look-up/look-up-token.ts'

const EVERY_HOUR = '41 * * * *'

export const renewalTasks = [
  task(
    'renewals.clear_away',
    (_payload, { documents, site }) => deleteExpired(documents, site.settings.timeZone),
    EVERY_HOUR,
  ),
]

/** Deletes expired codes, which each look-up creates for known and unknown numbers, and expired passes. */
async function deleteExpired(documents: Documents, timeZone: string): Promise<void> {
  const now = datetimeIn(timeZone, documents.now)
  const system = documents.asSystem()
  await system.deleteWhere(OneTimeCode, {
    purpose: ['like', `${RENEWAL_PURPOSE} %`],
    expires: ['<', now],
  })
  await system.deleteWhere(RenewalPass, { expires: ['<', now] })
}
