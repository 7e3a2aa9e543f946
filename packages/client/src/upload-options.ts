/** 10.0 MB, by the specification. */
export const maximumUploadBytes = 10 * 1024 * 1024

export interface UploadedFile {
  name: string
  file_name: string
  file_url: string
  is_private: 0 | 1
}

export interface UploadOptions {
  isPrivate?: boolean
  /** The document and field that the file belongs to. */
  attachTo?: { doctype: string; name: string; field: string }
  /** Leave of a form to upload for it, for who may not upload otherwise. */
  ticket?: string
  /** Between 0 and 1. */
  onProgress?: (share: number) => void
  /** Gives the upload up: what has arrived of it is let go. */
  signal?: AbortSignal
}

/** What the server is told of the file, in the words of `upload_file`. */
export function uploadFields({ isPrivate = false, attachTo }: UploadOptions): Record<string, string> {
  const target = attachTo && {
    doctype: attachTo.doctype,
    docname: attachTo.name,
    fieldname: attachTo.field,
  }
  return { is_private: isPrivate ? '1' : '0', ...target }
}
