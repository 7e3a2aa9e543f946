import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { reviewErrors } from '../errors.ts'
import type { PostState } from './post.states.ts'
import { ProductAnswer } from '../question/product-answer.doctype.ts'
import { ProductQuestion } from '../question/product-question.doctype.ts'
import { ProductReview } from '../review/product-review.doctype.ts'

export const postTypes = [ProductReview, ProductQuestion, ProductAnswer] as const

export type PostType = (typeof postTypes)[number]

export function getPostType(name: string): PostType {
  const type = postTypes.find((one) => one.name === name)
  if (!type) throw reviewErrors.not_available()
  return type
}

export interface ReviewPost {
  readonly name: string
  readonly product: string
  readonly author: string | null
  readonly author_name: string
  readonly state: PostState
  readonly helpful: number
  readonly flags: number
  readonly is_checked: 0 | 1
}

const fields = [
  'name',
  'product',
  'author',
  'author_name',
  'state',
  'helpful',
  'flags',
  'is_checked',
] as const

/** Returns a post regardless of read permission; null when it is missing. One statement. */
export async function findPost(
  documents: Documents,
  type: PostType,
  name: string,
): Promise<ReviewPost | null> {
  const system = documents.asSystem()
  const query = { where: { name }, fields, limit: 1 }
  const rows =
    type === ProductReview
      ? await system.find(ProductReview, query)
      : type === ProductQuestion
        ? await system.find(ProductQuestion, query)
        : await system.find(ProductAnswer, query)
  return rows[0] ?? null
}

/** Returns a post that the caller may read; the error does not reveal that others exist. Two statements. */
export async function getReadablePost(
  documents: Documents,
  type: PostType,
  name: string,
): Promise<ReviewPost> {
  const wide: DocType = type
  const [readable] = await documents.list(wide, {
    fields: ['name'],
    filters: [['name', '=', name]],
    limit_page_length: 1,
  })
  const post = readable ? await findPost(documents, type, name) : null
  if (post === null) throw reviewErrors.not_available()
  return post
}
