import type { Doc, DocType } from '#framework/doctypes'
import { writeOnce, type Documents } from '#framework/documents'
import type { PostWords } from '../extension-points.ts'
import { ModerationItem } from './moderation-item.doctype.ts'

const LONGEST_EXCERPT = 1000

/** The beginning of what somebody wrote, as much as it takes to judge it. */
function excerptOf(text: string): string {
  const letters = [...text.trim()]
  return letters.length <= LONGEST_EXCERPT
    ? letters.join('')
    : `${letters.slice(0, LONGEST_EXCERPT - 1).join('')}…`
}

const LONGEST_TITLE = 200

/** The post that an item is about. */
export interface Post {
  readonly type: DocType
  readonly name: string
}

type Item = Doc<typeof ModerationItem>

/** The item of a post, locked until the end of the transaction; null when there is none. */
export async function lockItemOf(documents: Documents, { type, name }: Post): Promise<Item | null> {
  const [found] = await documents.asSystem().find(ModerationItem, {
    where: { reference_doctype: type.name, reference_name: name },
    fields: ['name'],
    limit: 1,
  })
  if (!found) return null
  await documents.asSystem().lock(ModerationItem, found.name)
  // Its rows are read anew: a statement that waited for the lock shows them as they were before it waited.
  return documents.asSystem().get(ModerationItem, found.name)
}

/** What is shown of the post as it stands now. */
export function shownWords({ title, excerpt, author }: PostWords) {
  return { title: title.slice(0, LONGEST_TITLE), excerpt: excerptOf(excerpt), author }
}

/** The item of a post, made when there is none yet; whoever comes at the same moment has the same one. */
export async function itemFor(documents: Documents, post: Post, words: PostWords): Promise<Item> {
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
