/** A document changed. Nothing of its content: whoever hears it asks for the document. */
interface DocUpdate {
  readonly doctype: string
  readonly name: string
  /** Null when there is no such document any more. */
  readonly modified: string | null
}

/** A document of a type changed, came or went. */
interface ListUpdate {
  readonly doctype: string
  /** Null when many changed. */
  readonly name: string | null
  /** Who changed it; null for guests, and when nobody knows. */
  readonly user: string | null
}

export interface Viewer {
  readonly user: string
  readonly full_name: string
}

/** Who looks at a document at this moment, told to those who do. */
interface DocViewers {
  readonly doctype: string
  readonly docname: string
  /** Names of users, as the dialect's clients expect them. */
  readonly users: readonly string[]
  readonly viewers: readonly Viewer[]
}

/** What the server says. */
export interface ServerToClientEvents {
  doc_update: (message: DocUpdate) => void
  list_update: (message: ListUpdate) => void
  doc_viewers: (message: DocViewers) => void
}

/** What clients say. */
export const clientEventNames = [
  'doc_subscribe',
  'doc_unsubscribe',
  'doc_open',
  'doc_close',
  'doctype_subscribe',
  'doctype_unsubscribe',
] as const

/** The words are a type, a name where it is about a document, and perhaps a function that is told whether anything will be heard. */
export type ClientToServerEvents = Record<
  (typeof clientEventNames)[number],
  (...words: readonly unknown[]) => void
>

/** Where clients of socket.io look for it. */
export const REALTIME_PATH = '/socket.io/'
