import type { Documents } from '#framework/documents'
import { turnStatement, type Limit } from '#framework/limits'

/** Counts one code that is sent; false when that is all for now. */
export async function isWithin(documents: Documents, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits) {
    const [turn] = await documents.asSystem().statement(turnStatement(limit, documents.now), {})
    if (turn === undefined || turn.count > limit.most) return false
  }
  return true
}
