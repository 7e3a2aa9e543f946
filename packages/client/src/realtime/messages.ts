/** A document changed; what it holds now is asked for as always. */
export interface DocumentChange {
  doctype: string
  name: string
  /** Null when there is no such document any more. */
  modified: string | null
}

/** A document of a type changed, came or went. */
interface ListChange {
  doctype: string
  /** Null when many changed. */
  name: string | null
  /** Who changed it; null when nobody says. */
  user: string | null
}

interface Viewer {
  user: string
  full_name: string
}

/** Who looks at a document at this moment, oneself included. */
interface DocumentViewers {
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

/** The words by which the server is asked for each kind of message, and let off again. */
export const subscriptionCommands = {
  doc_update: { begin: 'doc_subscribe', end: 'doc_unsubscribe' },
  list_update: { begin: 'doctype_subscribe', end: 'doctype_unsubscribe' },
  doc_viewers: { begin: 'doc_open', end: 'doc_close' },
} as const satisfies Record<MessageName, object>

export type SubscriptionCommand = (typeof subscriptionCommands)[MessageName]['begin' | 'end']

/** A line to the server over which it tells of changes. */
export interface Line {
  send(command: SubscriptionCommand, ...about: readonly string[]): void
  hangUp(): void
}

export interface LineEvents {
  /** The line is open, for the first time or again: the server knows nothing of what was wished before. */
  onOpen(isAgain: boolean): void
  onMessage<Name extends MessageName>(name: Name, message: Messages[Name]): void
}

export type OpenLine = (events: LineEvents) => Promise<Line>
