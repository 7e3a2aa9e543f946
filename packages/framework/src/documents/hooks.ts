import type { Doc, DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { asDocument } from './as-document.ts'
import type { Documents } from './documents.ts'

/** A document about to be written: what it was (null when it is new) and what it will be. */
export interface Saving<T extends DocType> {
  readonly previous: Doc<T> | null
  readonly document: Doc<T>
  readonly documents: Documents
}

/** What a room adds to the life of its document type. Every hook runs inside the transaction. */
interface Behaviour<T extends DocType> {
  /** Refuses by throwing; may return fields to set, and these are checked again like any other. */
  readonly beforeSave?: (saving: Saving<T>) => Promise<Partial<Doc<T>>> | Partial<Doc<T>>
  readonly afterSave?: (saving: Saving<T>) => Promise<void>
  readonly beforeDelete?: (document: Doc<T>, documents: Documents) => Promise<void>
}

interface SavingRow {
  readonly previous: Row | null
  readonly document: Row
  readonly documents: Documents
}

/** Hooks as the engine calls them, for any type. */
export interface Hooks {
  readonly type: DocType
  beforeSave(saving: SavingRow): Promise<Row>
  afterSave(saving: SavingRow): Promise<void>
  beforeDelete(document: Row, documents: Documents): Promise<void>
}

/** Hooks of a type, typed by it: `hooks(Gallery, { beforeSave })`. */
export function hooks<T extends DocType>(type: T, behaviour: Behaviour<T>): Hooks {
  const typed = ({ previous, document, documents }: SavingRow): Saving<T> => ({
    previous: previous && asDocument(type, previous),
    document: asDocument(type, document),
    documents,
  })
  return {
    type,
    beforeSave: async (saving) => ({ ...(await behaviour.beforeSave?.(typed(saving))) }),
    afterSave: async (saving) => behaviour.afterSave?.(typed(saving)),
    beforeDelete: async (document, documents) =>
      behaviour.beforeDelete?.(asDocument(type, document), documents),
  }
}
