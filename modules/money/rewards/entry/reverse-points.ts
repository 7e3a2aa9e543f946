import type { Documents } from '#framework/documents'
import type { Earning, EarnedPart } from './earn-points.ts'
import { RewardEntry } from './reward-entry.doctype.ts'
import {
  listAvailable,
  lockPoints,
  postMovement,
  remainingPoints,
  type RewardEntryDoc,
} from './reward-entry.queries.ts'

/** What is left of a bought item. */
export interface KeptPart {
  readonly key: string
  readonly kept: number
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

/** Returns the points of items that are not kept any more, in proportion to their number, rounded in our favour. */
export function countReturnedPoints(parts: readonly EarnedPart[], kept: readonly KeptPart[]): number {
  const byKey = new Map(kept.map((part) => [part.key, part]))
  return parts.reduce((sum, { key, points }) => {
    const part = byKey.get(key)
    return part === undefined ? sum : sum + points - Math.floor((points * part.kept) / part.bought)
  }, 0)
}

/** Takes points back from an entry, as many as it has. Returns how many it lacked. */
async function takeBack(documents: Documents, entry: RewardEntryDoc, points: number): Promise<number> {
  const taken = Math.min(points, remainingPoints(entry))
  if (taken === 0) return points
  const isEmpty = taken === remainingPoints(entry)
  await documents.save(RewardEntry, entry.name, {
    reversed_points: entry.reversed_points + taken,
    ...(isEmpty ? { state: entry.used_points > 0 ? 'used' : 'reversed' } : {}),
  })
  if (entry.state !== 'pending') await postMovement(documents, entry, { kind: 'reversed', points: -taken })
  return points - taken
}

/**
 * Takes back the points of returned items: from their own entry, then from the customer's others. What was already spent
 * is owed, and taken from the next points. Repeated calls change nothing. `documents` acts as the system.
 */
export async function reversePoints(
  documents: Documents,
  reference: Earning['reference'],
  kept: readonly KeptPart[],
): Promise<void> {
  const [found] = await documents.find(RewardEntry, {
    where: { reference_type: reference.type, reference_name: reference.name },
    limit: 1,
  })
  if (!found) return
  await lockPoints(documents, found.user)
  const entry = await documents.lock(RewardEntry, found.name)
  const returned = countReturnedPoints(partsIn(entry.parts), kept)
  const more = returned - entry.returned_points
  if (more <= 0) return
  let lacking = await takeBack(documents, entry, more)
  for (const other of lacking === 0 ? [] : await listAvailable(documents, entry.user))
    if (lacking > 0 && other.name !== entry.name) lacking = await takeBack(documents, other, lacking)
  await documents.save(RewardEntry, entry.name, {
    returned_points: returned,
    owed_points: entry.owed_points + lacking,
  })
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
