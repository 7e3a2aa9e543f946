import { moderationEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { ModerationItem } from './moderation-item.doctype.ts'
import { itemFor, lockItemOf, shownWords, type ModeratedPost } from './moderation-item.queries.ts'
import type { PostWords } from '../extension-points.ts'

export async function addToQueue(documents: Documents, post: ModeratedPost, words: PostWords): Promise<void> {
  const item = await itemFor(documents, post, words)
  await documents.asSystem().save(ModerationItem, item.name, {
    ...shownWords(words),
    state: 'waiting',
    is_new: 1,
  })
  await documents.emit(moderationEvents.waiting, { item: item.name })
}

export async function removeFromQueue(documents: Documents, post: ModeratedPost): Promise<void> {
  const item = await lockItemOf(documents, post)
  if (item === null || item.is_new === 0) return
  const system = documents.asSystem()
  if (item.flag_count === 0) await system.delete(ModerationItem, item.name)
  else await system.save(ModerationItem, item.name, { is_new: 0 })
}
