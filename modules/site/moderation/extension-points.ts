import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { flagReasons } from './moderation-item/moderation-item.doctype.ts'

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

/** What one person thinks is wrong with a post. */
export interface NewFlag {
  readonly reason: (typeof flagReasons)[number]
  readonly detail: string | null
  /** Tells one who flags from another. */
  readonly flagger: string
  /** Null for a guest, who does not count towards hiding. */
  readonly user: string | null
}

/** A type whose room keeps its flags itself, beside a decision of its own: they do not go into the queue. */
export interface FlagStore {
  readonly type: DocType
  /** Of a document that the one who flags it may read. The second time he says nothing new. */
  storeFlag(documents: Documents, document: Doc<DocType>, flag: NewFlag): Promise<void>
}

export const flagStores = extensionPoint<FlagStore>('moderation.flag_keepers')
