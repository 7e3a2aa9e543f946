import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { flagReasons } from './moderation-item/moderation-item.doctype.ts'

export interface PostWords {
  readonly title: string
  readonly excerpt: string
  /** User who wrote it; null for a guest. */
  readonly author: string | null
}

export interface ModeratedType {
  readonly type: DocType
  words(document: Doc<DocType>): PostWords
}

export const moderatedTypes = extensionPoint<ModeratedType>('moderation.moderated_types')

export interface NewFlag {
  readonly reason: (typeof flagReasons)[number]
  readonly detail: string | null
  readonly flagger: string
  /** Null for a guest, whose flag does not count towards hiding. */
  readonly user: string | null
}

export interface FlagStore {
  readonly type: DocType
  /** Stores the flag of a document that the caller may read. Idempotent per person. */
  storeFlag(documents: Documents, document: Doc<DocType>, flag: NewFlag): Promise<void>
}

export const flagStores = extensionPoint<FlagStore>('moderation.flag_keepers')
