import { isUniqueViolation } from '#framework/errors'
import type { Documents } from '../documents.ts'

/**
 * What was written before, or what is written now, where the database keeps one of a kind: of two at the same moment both
 * have the first one's. A failed write leaves the rest of the work as it is; any other failure is its caller's.
 */
export async function writeOnce<Written>(
  documents: Documents,
  before: () => Promise<Written | null | undefined>,
  write: () => Promise<Written>,
): Promise<Written> {
  const known = await before()
  if (known !== null && known !== undefined) return known
  try {
    return await documents.attempt(write)
  } catch (error) {
    const other = isUniqueViolation(error) ? await before() : null
    if (other === null || other === undefined) throw error
    return other
  }
}
