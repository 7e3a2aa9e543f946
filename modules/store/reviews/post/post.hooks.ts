import { type Caller, isAdministrator } from '#framework/permissions'
import { reviewErrors } from '../errors.ts'
import { moderatorRoles, type PostState } from './post.states.ts'
import { reviewEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { HelpfulVote } from './helpful-vote.doctype.ts'
import { ReviewFlag } from './review-flag.doctype.ts'

interface PostDecision {
  readonly state: PostState
  readonly rejected_because: string | null
  readonly is_checked: 0 | 1
}

export const isModerator = ({ roles }: Caller): boolean => moderatorRoles.some((role) => roles.has(role))

/**
 * Applies a moderator's decision: a rejection needs a reason, publication clears it, and flags alone do not hide a post
 * that a person published.
 */
export function decidePost(caller: Caller, previous: PostDecision, document: PostDecision): PostDecision {
  const { state, rejected_because, is_checked } = document
  if (state === previous.state) return { state, rejected_because, is_checked }
  if (state === 'rejected' && rejected_because === null) throw reviewErrors.no_reason()
  if (state === 'published')
    return { state, rejected_because: null, is_checked: isAdministrator(caller) ? is_checked : 1 }
  return { state, rejected_because, is_checked }
}

interface PostSnapshot {
  readonly name: string
  readonly state: PostState
}

/** A post came, or went on to another state: `reviews.post_changed` says so. */
export async function emitPostMoved(
  documents: Documents,
  doctype: string,
  { previous, document }: { readonly previous: PostSnapshot | null; readonly document: PostSnapshot },
): Promise<void> {
  const { name, state } = document
  if (previous?.state === state) return
  await documents.emit(reviewEvents.post_changed, { doctype, name, state, from: previous?.state ?? null })
}

export async function deleteVotesAndFlags(
  documents: Documents,
  reference_doctype: string,
  reference_name: string,
): Promise<void> {
  const system = documents.asSystem()
  for (const type of [HelpfulVote, ReviewFlag])
    await system.deleteWhere(type, { reference_doctype, reference_name })
}
