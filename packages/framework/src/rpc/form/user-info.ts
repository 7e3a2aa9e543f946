import type { Documents } from '#framework/documents'
import { isContactName, User } from '#framework/identity'
import type { Row } from '#framework/queries'

/** A user as a form names him. */
interface ShownUser {
  readonly name: string
  readonly fullname: string
  readonly image: string | null
}

/** Bound of the one question for them. */
const MOST_PEOPLE = 200

/**
 * The users that stand in these rows as owner, editor or partner of a share, and those named beside: nothing of them but
 * name and picture.
 */
export async function userInfo(
  documents: Documents,
  rows: readonly Row[],
  others: readonly string[] = [],
): Promise<Readonly<Record<string, ShownUser>>> {
  const named = [...rows.flatMap((row) => [row['owner'], row['modified_by'], row['user']]), ...others]
  const names = [...new Set(named.filter((name) => typeof name === 'string'))].slice(0, MOST_PEOPLE)
  if (names.length === 0) return {}
  const users = await documents.asSystem().find(User, {
    where: { name: ['in', names] },
    fields: ['name', 'full_name', 'user_image'],
  })
  return Object.fromEntries(
    users.map(({ name, full_name, user_image }) => [
      name,
      { name, fullname: isContactName(full_name) ? name : full_name, image: user_image },
    ]),
  )
}
