/** A document changed. Without content: clients read the document themselves. */
interface DocUpdate {
  readonly doctype: string
  readonly name: string
  /** Null when the document was deleted. */
  readonly modified: string | null
}

interface ListUpdate {
  readonly doctype: string
  /** Null when many changed. */
  readonly name: string | null
  readonly user: string | null
}

export interface Viewer {
  readonly user: string
  readonly full_name: string
}

interface DocViewers {
  readonly doctype: string
  readonly docname: string
  readonly users: readonly string[]
  readonly viewers: readonly Viewer[]
}

export interface ServerToClientEvents {
  doc_update: (message: DocUpdate) => void
  list_update: (message: ListUpdate) => void
  doc_viewers: (message: DocViewers) => void
}

export const clientEventNames = [
  'doc_subscribe',
  'doc_unsubscribe',
  'doc_open',
  'doc_close',
  'doctype_subscribe',
  'doctype_unsubscribe',
] as const

/**
 * Arguments: a type, a name for a document, and optionally an acknowledgement that says whether the subscription
 * succeeded.
 */
export type ClientToServerEvents = Record<
  (typeof clientEventNames)[number],
  (...args: readonly unknown[]) => void
>

export const REALTIME_PATH = '/socket.io/'
