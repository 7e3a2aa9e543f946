import { type Documents, memoKey } from '#framework/documents'

/** What the server found out about a content, and where it put it; a folder has none. */
export interface StoredContent {
  readonly is_folder: 0 | 1
  readonly file_url: string | null
  readonly is_private: 0 | 1
  readonly file_type: string | null
  readonly file_size: number
  readonly content_hash: string | null
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

/** What a folder is. */
export const noContent: StoredContent = {
  ...{ is_folder: 1, is_private: 0, file_size: 0 },
  ...{ file_url: null, file_type: null, content_hash: null, width: null, height: null, placeholder: null },
}

interface PendingUpload {
  content: StoredContent | undefined
}

const pendingUpload = memoKey<PendingUpload>('files.pending_upload')

const pendingIn = (documents: Documents): PendingUpload =>
  documents.memo(pendingUpload, () => ({ content: undefined }))

/**
 * Runs an insert that makes the document of a stored content. Only inside it may a File come to be: nobody can make one
 * that points at somebody else's bytes.
 */
export async function withPendingUpload<T>(
  documents: Documents,
  content: StoredContent,
  insert: () => Promise<T>,
): Promise<T> {
  const pending = pendingIn(documents)
  pending.content = content
  try {
    return await insert()
  } finally {
    pending.content = undefined
  }
}

export function pendingContent(documents: Documents): StoredContent | undefined {
  return pendingIn(documents).content
}
