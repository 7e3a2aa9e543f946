import type { Doc, DocType } from '#framework/doctypes'
import { extensionPoint } from '#framework/modules'

/** What the queue shows of a post. */
export interface PostWords {
  readonly title: string
  readonly excerpt: string
  /** The user who wrote it; null for a guest. */
  readonly author: string | null
}

/** A type that people may flag: it has the `moderatedFields`. */
export interface ModeratedType {
  readonly type: DocType
  /** Of a document that the one who flags it may read. */
  words(document: Doc<DocType>): PostWords
}

export const moderatedTypes = extensionPoint<ModeratedType>('moderation.moderated_types')
