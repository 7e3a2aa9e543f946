import type { Caller } from '#framework/permissions'
import { isAdministrator } from '#framework/permissions'
import { reviewErrors } from '../errors.ts'
import { moderatorRoles, type PostState } from './post.states.ts'

/** What the office decides of a post. */
interface PostDecision {
  readonly state: PostState
  readonly rejected_because: string | null
  readonly is_checked: 0 | 1
}

export const isModerator = ({ roles }: Caller): boolean => moderatorRoles.some((role) => roles.has(role))

/**
 * What becomes of a post with a save: whoever rejects says why, what is published again loses the reason, and what a person
 * published flags alone do not hide any more.
 */
export function decidePost(caller: Caller, previous: PostDecision, document: PostDecision): PostDecision {
  const { state, rejected_because, is_checked } = document
  if (state === previous.state) return { state, rejected_because, is_checked }
  if (state === 'rejected' && rejected_because === null) throw reviewErrors.no_reason()
  if (state === 'published')
    return { state, rejected_because: null, is_checked: isAdministrator(caller) ? is_checked : 1 }
  return { state, rejected_because, is_checked }
}
