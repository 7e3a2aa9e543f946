import type { Doc, DocType } from '#framework/doctypes'
import { writeOnce, type Documents } from '#framework/documents'
import type { PostWords } from '../extension-points.ts'
import { ModerationItem } from './moderation-item.doctype.ts'

const LONGEST_EXCERPT = 1000

function excerptOf(text: string): string {
  const letters = [...text.trim()]
  return letters.length <= LONGEST_EXCERPT
    ? letters.join('')
    : `${letters.slice(0, LONGEST_EXCERPT - 1).join('')}…`
}

const LONGEST_TITLE = 200

export interface ModeratedPost {
  readonly type: DocType
  readonly name: string
}

type Item = Doc<typeof ModerationItem>

/** Locks a post's item until the end of the transaction; null for none. */
export async function lockItemOf(documents: Documents, { type, name }: ModeratedPost): Promise<Item | null> {
  const [found] = await documents.asSystem().find(ModerationItem, {
    where: { reference_doctype: type.name, reference_name: name },
    fields: ['name'],
    limit: 1,
  })
  if (!found) return null
  await documents.asSystem().lock(ModerationItem, found.name)
  // The rows are read again, because a statement that waited for the lock returns earlier rows.
  return documents.asSystem().get(ModerationItem, found.name)
}

export function shownWords({ title, excerpt, author }: PostWords) {
  return { title: title.slice(0, LONGEST_TITLE), excerpt: excerptOf(excerpt), author }
}

export async function itemFor(documents: Documents, post: ModeratedPost, words: PostWords): Promise<Item> {
  const values = {
    ...shownWords(words),
    reference_doctype: post.type.name,
    reference_name: post.name,
  }
  return writeOnce(
    documents,
    () => lockItemOf(documents, post),
    () => documents.asSystem().insert(ModerationItem, values),
  )
}
