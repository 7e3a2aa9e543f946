/** What a commit changed. */
export interface Committed {
  readonly types: ReadonlySet<string>
  /** Names of documents by type. A type without names is one of which nobody says which documents. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>
}

interface Change {
  readonly type: string
  readonly name: string
  readonly before?: string
}

/** A journal's changes, type by type; a document that was renamed changed under both names. */
export function committedBy(journal: {
  readonly changed: ReadonlySet<string>
  readonly changes: readonly Change[]
}): Committed {
  const documents = new Map<string, Set<string>>()
  for (const { type, name, before = name } of journal.changes) {
    const names = documents.get(type) ?? new Set()
    documents.set(type, names.add(name).add(before))
  }
  return { types: journal.changed, documents }
}
