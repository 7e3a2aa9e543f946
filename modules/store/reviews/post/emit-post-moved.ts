import { reviewEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import type { PostState } from './post.states.ts'

interface PostSnapshot {
  readonly name: string
  readonly state: PostState
}

/** A post came, or went on to another state: `reviews.post_moved` says so. */
export async function emitPostMoved(
  documents: Documents,
  doctype: string,
  { previous, document }: { readonly previous: PostSnapshot | null; readonly document: PostSnapshot },
): Promise<void> {
  const { name, state } = document
  if (previous?.state === state) return
  await documents.emit(reviewEvents.post_changed, { doctype, name, state, from: previous?.state ?? null })
}
