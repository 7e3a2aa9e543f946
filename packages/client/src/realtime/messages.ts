/** A document changed; what it holds now is asked for as always. */
export interface DocumentChange {
  doctype: string
  name: string
  /** Null when there is no such document any more. */
  modified: string | null
}

/** A document of a type changed, came or went. */
export interface ListChange {
  doctype: string
  /** Null when many changed. */
  name: string | null
  /** Who changed it; null when nobody says. */
  user: string | null
}

export interface Viewer {
  user: string
  full_name: string
}

/** Who looks at a document at this moment, oneself included. */
export interface DocumentViewers {
  doctype: string
  docname: string
  viewers: readonly Viewer[]
}

export interface Messages {
  doc_update: DocumentChange
  list_update: ListChange
  doc_viewers: DocumentViewers
}

export type MessageName = keyof Messages

/** Told of each message; of null after news may have been lost: then anything may have changed. */
export type MessageListener<Name extends MessageName> = (message: Messages[Name] | null) => void
