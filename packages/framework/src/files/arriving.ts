import type { Documents } from '#framework/documents'

/** What the server found out about a content, and where it put it. */
export interface StoredContent {
  readonly file_url: string
  readonly is_private: 0 | 1
  readonly file_type: string
  readonly file_size: number
  readonly content_hash: string
  readonly width: number | null
  readonly height: number | null
}

const arriving = new WeakMap<Documents, StoredContent>()

/**
 * Runs an insert that makes the document of a stored content. Only inside it may a File come to be: nobody can make one
 * that points at somebody else's bytes.
 */
export async function whileArriving<T>(
  documents: Documents,
  content: StoredContent,
  insert: () => Promise<T>,
): Promise<T> {
  arriving.set(documents, content)
  try {
    return await insert()
  } finally {
    arriving.delete(documents)
  }
}

export function arrivingContent(documents: Documents): StoredContent | undefined {
  return arriving.get(documents)
}
