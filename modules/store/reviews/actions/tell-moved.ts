import type { Documents } from '#framework/documents'
import type { PostState } from '../rules/post-states.ts'

interface Stands {
  readonly name: string
  readonly state: PostState
}

/** A post came, or went on to another state: `reviews.post_moved` says so. */
export async function tellMoved(
  documents: Documents,
  doctype: string,
  { previous, document }: { readonly previous: Stands | null; readonly document: Stands },
): Promise<void> {
  const { name, state } = document
  if (previous?.state === state) return
  await documents.emit('reviews.post_moved', { doctype, name, state, from: previous?.state ?? null })
}
