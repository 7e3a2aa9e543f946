import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { arePointsOn, readRewardSettings } from '../settings/reward-settings.queries.ts'
import { makeAvailable } from './confirm-points.ts'
import { MAX_REWARD_DESCRIPTION, pointValue } from './earn-points.ts'
import { RewardEntry } from './reward-entry.doctype.ts'
import { lockPoints } from './reward-entry.queries.ts'
import { reversePoints } from './reverse-points.ts'

interface PointsReference {
  readonly type: string
  readonly name: string
}

export interface GrantedPoints {
  readonly user: string
  readonly points: number
  readonly description: string
  readonly reference: PointsReference
}

const PART = 'granted'

/** True when points are on and have a value today. */
export async function canGrantPoints(documents: Documents): Promise<boolean> {
  if (!(await arePointsOn(documents))) return false
  return pointValue(await readRewardSettings(documents), documents.today) !== null
}

/** Gives points that can be spent at once, without rules of purchases. Once per document. `documents` acts as the system. */
export async function grantPoints(
  documents: Documents,
  { user, points, description, reference }: GrantedPoints,
): Promise<void> {
  const terms = await readRewardSettings(documents)
  const { today } = documents
  const point_value = pointValue(terms, today)
  if (point_value === null) throw new Error('Points have no value today')
  await lockPoints(documents, user)
  const entry = await documents.insert(RewardEntry, {
    ...{ user, point_value, points, available_on: today },
    expires_on: terms.expiry_days === 0 ? null : addDays(today, terms.expiry_days),
    parts: JSON.stringify([{ key: PART, points }]),
    description: description.slice(0, MAX_REWARD_DESCRIPTION),
    reference_type: reference.type,
    reference_name: reference.name,
  })
  await makeAvailable(documents, entry)
}

/** Takes granted points back; what was spent is owed. Repeated calls change nothing. */
export const withdrawPoints = (documents: Documents, { type, name }: PointsReference): Promise<void> =>
  reversePoints(documents, type, new Map([[name, [{ key: PART, remaining: 0, bought: 1 }]]]))
