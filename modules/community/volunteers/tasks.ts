import { task } from '#framework/tasks'
import { checkOutForgotten } from './check-in/check-in.ts'
import { expireConsentRequests } from './guardian-consent/guardian-consent.ts'
import type { Documents } from '#framework/documents'
import { Credential } from './credential/credential.doctype.ts'
import { listExpiredCredentials } from './credential/credential.queries.ts'
import { sql } from 'kysely'
import { ShiftSwap } from './swap/shift-swap.doctype.ts'
import { Shift } from './shift/shift.doctype.ts'
import { ShiftAssignment } from './shift-assignment/shift-assignment.doctype.ts'
import { siteTime, addMinutes } from './hours-entry/worked-time.rules.ts'
import { volunteerEvents } from './events.ts'

const BATCH_SIZE = 200

async function expireSwaps(documents: Documents, now: string): Promise<void> {
  const query = sql<{ name: string }>`
    select w.name from "Shift Swap" w
    join "Shift" mine on mine.name = w.shift
    join "Shift" other on other.name = w.requested_shift
    join "Shift Assignment" a on a.name = w.assignment
    where w.state = 'requested' and (a.state <> 'accepted' or mine.starts_at <= ${now}::timestamp
      or other.starts_at <= ${now}::timestamp)
    order by w.name limit ${BATCH_SIZE}`
  const lapsed = await documents.asSystem().statement(query, { reads: [ShiftSwap, Shift, ShiftAssignment] })
  for (const { name } of lapsed) {
    const { state } = await documents.lock(ShiftSwap, name)
    if (state === 'requested') await documents.save(ShiftSwap, name, { state: 'lapsed', open_for: null })
  }
}

const MAX_CREDENTIALS = 500

async function expireCredentials(documents: Documents): Promise<void> {
  for (const { name } of await listExpiredCredentials(documents, MAX_CREDENTIALS))
    await documents.save(Credential, name, { state: 'expired' })
}

const EVERY_QUARTER = '*/15 * * * *'

const EVERY_NIGHT = '11 0 * * *'

const MINUTES_PER_DAY = 24 * 60

const REMINDER_BATCH_SIZE = 200

const remindOfShifts = task(
  'volunteers.remind',
  (_payload, { documents, site }) => sendShiftReminders(documents, siteTime(site, documents)),
  EVERY_QUARTER,
)

const cleanUpShifts = task(
  'volunteers.tidy_shifts',
  async (_payload, { documents, site }) => {
    const now = siteTime(site, documents)
    await checkOutForgotten(documents, now)
    await expireSwaps(documents, now)
  },
  EVERY_QUARTER,
)

const expireCredentialsNightly = task(
  'volunteers.expire_credentials',
  (_payload, { documents }) => expireCredentials(documents),
  EVERY_NIGHT,
)

const expireConsents = task(
  'volunteers.expire_consent_requests',
  (_payload, { documents }) => expireConsentRequests(documents),
  EVERY_NIGHT,
)

export const volunteerTasks = [expireConsents, remindOfShifts, cleanUpShifts, expireCredentialsNightly]

async function sendShiftReminders(documents: Documents, now: string): Promise<void> {
  const assignments = await documents.find(ShiftAssignment, {
    where: {
      state: 'accepted',
      reminded_at: null,
      starts_at: ['between', [now, addMinutes(now, MINUTES_PER_DAY)]],
    },
    fields: ['name'],
    order_by: 'starts_at asc',
    limit: REMINDER_BATCH_SIZE,
  })
  for (const { name } of assignments) {
    await documents.save(ShiftAssignment, name, { reminded_at: now })
    await documents.emit(volunteerEvents.shift_starting, { assignment: name })
  }
}
