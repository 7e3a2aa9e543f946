import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps } from '#framework/tasks'
import { addDays } from '#meta'
import { notify } from '#site/notifications'
import { pointsExpiring } from '../extensions.ts'
import { readRewardSettings } from '../settings/reward-settings.queries.ts'
import { RewardEntry } from './reward-entry.doctype.ts'
import { lockPoints, postMovement, remainingPoints, type RewardEntryDoc } from './reward-entry.queries.ts'
import { settleOwed } from './reverse-points.ts'

interface DueEntry {
  readonly name: string
  readonly user: string
}

/** Posts pending points, which can then be spent. `documents` acts as the system. */
export async function makeAvailable(documents: Documents, entry: RewardEntryDoc): Promise<void> {
  const confirmed = await documents.save(RewardEntry, entry.name, { state: 'available' })
  await postMovement(documents, confirmed, { kind: 'earned', points: remainingPoints(entry) })
  await settleOwed(documents, confirmed)
}

/** Makes points available whose items can no longer be returned. */
async function confirmEntry(documents: Documents, { name, user }: DueEntry): Promise<void> {
  await lockPoints(documents, user)
  const entry = await documents.lock(RewardEntry, name)
  if (entry.state === 'pending' && entry.available_on <= documents.today)
    await makeAvailable(documents, entry)
}

/** Takes points whose last day is over, once. A clock that is set back does not bring them back. */
async function expireEntry(documents: Documents, { name, user }: DueEntry): Promise<void> {
  await lockPoints(documents, user)
  const entry = await documents.lock(RewardEntry, name)
  const points = remainingPoints(entry)
  if (entry.state !== 'available' || entry.expires_on === null || entry.expires_on >= documents.today) return
  await documents.save(RewardEntry, name, {
    state: 'expired',
    expired_points: entry.expired_points + points,
  })
  await postMovement(documents, entry, { kind: 'expired', points: -points })
}

async function sendNotice(documents: Documents, { name, user }: DueEntry): Promise<void> {
  const entry = await documents.get(RewardEntry, name)
  if (entry.state !== 'available' || entry.expires_on === null) return
  await notify(documents, {
    event: pointsExpiring,
    key: `${name} ${entry.expires_on}`,
    people: [{ user }],
    link: '/reward-points',
    values: { points: String(remainingPoints(entry)), day: entry.expires_on },
  })
}

interface DueEntries {
  readonly state: 'pending' | 'available'
  readonly field: 'available_on' | 'expires_on'
  readonly from: string
  readonly until: string
}

const forEachDue = (
  step: Context['inTransaction'],
  { state, field, from, until }: DueEntries,
  run: (documents: Documents, entry: DueEntry) => Promise<void>,
): Promise<void> =>
  forEachInSteps(
    step,
    (documents, { after, limit }) =>
      documents.find(RewardEntry, {
        where: { name: ['>', after], state, [field]: ['between', [from, until]] },
        fields: ['name', 'user'],
        order_by: 'name asc',
        limit,
      }),
    (entry) => step((documents) => run(documents, entry)),
  )

const FIRST_DAY = '0001-01-01'

/** Makes pending points available, expires old ones, and tells customers of those that expire soon. */
export async function confirmPoints({ inTransaction: step }: Context): Promise<void> {
  const { today, notice_days } = await step(async (documents) => ({
    today: documents.today,
    notice_days: (await readRewardSettings(documents)).notice_days,
  }))
  const available = { state: 'available', field: 'expires_on' } as const
  const pending = { state: 'pending', field: 'available_on' } as const
  await forEachDue(step, { ...pending, from: FIRST_DAY, until: today }, confirmEntry)
  await forEachDue(step, { ...available, from: FIRST_DAY, until: addDays(today, -1) }, expireEntry)
  await forEachDue(step, { ...available, from: today, until: addDays(today, notice_days) }, sendNotice)
}
