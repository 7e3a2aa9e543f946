import type { Documents } from '#framework/documents'
import type { EarnedPart } from './earn-points.ts'
import { RewardEntry } from './reward-entry.doctype.ts'
import {
  listAvailable,
  lockPoints,
  postMovement,
  remainingPoints,
  type RewardEntryDoc,
} from './reward-entry.queries.ts'

/** Number of a bought item that the customer has not returned. */
export interface RemainingPart {
  readonly key: string
  readonly remaining: number
  readonly bought: number
}

function partsIn(stored: string): readonly EarnedPart[] {
  const parsed: unknown = JSON.parse(stored)
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((part: unknown) => {
    const values: Readonly<Record<string, unknown>> =
      typeof part === 'object' && part !== null ? { ...part } : {}
    const { key, points } = values
    return typeof key === 'string' && typeof points === 'number' ? [{ key, points }] : []
  })
}

/** Returns the points of returned items, in proportion to their number, rounded in our favour. */
function countReturnedPoints(parts: readonly EarnedPart[], remainingParts: readonly RemainingPart[]): number {
  const byKey = new Map(remainingParts.map((part) => [part.key, part]))
  return parts.reduce((sum, { key, points }) => {
    const part = byKey.get(key)
    return part === undefined ? sum : sum + points - Math.floor((points * part.remaining) / part.bought)
  }, 0)
}

/** Takes points back from an entry, as many as it has. Returns how many it lacked. */
async function takeBack(documents: Documents, entry: RewardEntryDoc, points: number): Promise<number> {
  const count = Math.min(points, remainingPoints(entry))
  if (count === 0) return points
  const isEmpty = count === remainingPoints(entry)
  await documents.save(RewardEntry, entry.name, {
    reversed_points: entry.reversed_points + count,
    ...(isEmpty ? { state: entry.used_points > 0 ? 'used' : 'reversed' } : {}),
  })
  if (entry.state !== 'pending') await postMovement(documents, entry, { kind: 'reversed', points: -count })
  return points - count
}

/** Takes back the points of one entry's returned items. */
async function reverseEntry(
  documents: Documents,
  { name, user }: Pick<RewardEntryDoc, 'name' | 'user'>,
  remainingParts: readonly RemainingPart[],
): Promise<void> {
  await lockPoints(documents, user)
  const entry = await documents.lock(RewardEntry, name)
  const returned = countReturnedPoints(partsIn(entry.parts), remainingParts)
  const more = returned - entry.returned_points
  if (more <= 0) return
  let lacking = await takeBack(documents, entry, more)
  for (const other of lacking === 0 ? [] : await listAvailable(documents, user))
    if (lacking > 0 && other.name !== name) lacking = await takeBack(documents, other, lacking)
  await documents.save(RewardEntry, name, {
    returned_points: returned,
    owed_points: entry.owed_points + lacking,
  })
}

/**
 * Takes back the points of returned items: from their own entry, then from the customer's others. What was already spent
 * is owed, and taken from the next points. `remaining` has what is left of each document's items. Repeated calls change
 * nothing. `documents` acts as the system.
 */
export async function reversePoints(
  documents: Documents,
  type: string,
  remaining: ReadonlyMap<string, readonly RemainingPart[]>,
): Promise<void> {
  const entries = await documents.find(RewardEntry, {
    where: { reference_type: type, reference_name: ['in', [...remaining.keys()]] },
    fields: ['name', 'user', 'reference_name'],
    limit: remaining.size,
  })
  for (const entry of entries) await reverseEntry(documents, entry, remaining.get(entry.reference_name) ?? [])
}

/** Takes points that a customer owes for returned items from an entry that has just become available. */
export async function settleOwed(documents: Documents, entry: RewardEntryDoc): Promise<void> {
  const owing = await documents.find(RewardEntry, {
    where: { user: entry.user, owed_points: ['>', 0] },
    order_by: 'creation asc',
    limit: 100,
  })
  for (const { name, owed_points } of owing) {
    const current = await documents.get(RewardEntry, entry.name)
    const lacking = await takeBack(documents, current, owed_points)
    if (lacking < owed_points) await documents.save(RewardEntry, name, { owed_points: lacking })
  }
}
