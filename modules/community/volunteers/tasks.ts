import { task } from '#framework/tasks'
import { closeForgotten } from './actions/close-forgotten.ts'
import { expireConsentRequests } from './actions/guardian-consent.ts'
import type { Documents } from '#framework/documents'
import { Credential } from './doctypes/credential.doctype.ts'
import { endedCredentials } from './doctypes/credential.queries.ts'
import { sql } from 'kysely'
import { ShiftSwap } from './doctypes/shift-swap.doctype.ts'
import { Shift } from './doctypes/shift.doctype.ts'
import { ShiftAssignment } from './doctypes/shift-assignment.doctype.ts'
import { remind } from './actions/remind.ts'
import { siteClock } from './rules/site-clock.ts'

const AT_ONCE = 200

/** Swaps that nobody agreed to lapse when one of the two shifts begins, or when whoever asked has left. */
async function lapseSwaps(documents: Documents, now: string): Promise<void> {
  const query = sql<{ name: string }>`
    select w.name from "Shift Swap" w
    join "Shift" mine on mine.name = w.shift
    join "Shift" other on other.name = w.wanted_shift
    join "Shift Assignment" a on a.name = w.assignment
    where w.state = 'asked' and (a.state <> 'accepted' or mine.starts_at <= ${now}::timestamp
      or other.starts_at <= ${now}::timestamp)
    order by w.name limit ${AT_ONCE}`
  const over = await documents.asSystem().statement(query, { reads: [ShiftSwap, Shift, ShiftAssignment] })
  for (const { name } of over) {
    const { state } = await documents.lock(ShiftSwap, name)
    if (state === 'asked') await documents.save(ShiftSwap, name, { state: 'lapsed', open_for: null })
  }
}

/** Few enough for one night. */
const MOST = 500

/** What ended yesterday opens nothing any more: the shifts to come that needed it are given up with it. */
async function expireCredentials(documents: Documents): Promise<void> {
  for (const { name } of await endedCredentials(documents, MOST))
    await documents.save(Credential, name, { state: 'expired' })
}

const EVERY_QUARTER = '*/15 * * * *'
const EVERY_NIGHT = '11 0 * * *'

const remindOfShifts = task(
  'volunteers.remind',
  (_payload, documents, place) => remind(documents, siteClock({ settings: place }, documents)),
  EVERY_QUARTER,
)

/** Clocks that nobody stopped, and swaps that came to nothing. */
const tidyShifts = task(
  'volunteers.tidy_shifts',
  async (_payload, documents, place) => {
    const now = siteClock({ settings: place }, documents)
    await closeForgotten(documents, now)
    await lapseSwaps(documents, now)
  },
  EVERY_QUARTER,
)

const expire = task(
  'volunteers.expire_credentials',
  (_payload, documents) => expireCredentials(documents),
  EVERY_NIGHT,
)

const expireConsents = task(
  'volunteers.expire_consent_requests',
  (_payload, documents) => expireConsentRequests(documents),
  EVERY_NIGHT,
)

export const volunteerTasks = [expireConsents, remindOfShifts, tidyShifts, expire]
