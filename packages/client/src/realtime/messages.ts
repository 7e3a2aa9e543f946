export interface DocumentChange {
  doctype: string
  name: string
  /** Null when the document was deleted. */
  modified: string | null
}

interface ListChange {
  doctype: string
  /** Null when many changed. */
  name: string | null
  /** Null when unknown. */
  user: string | null
}

interface Viewer {
  user: string
  full_name: string
}

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

export type MessageListener<Name extends MessageName> = (message: Messages[Name] | null) => void

export const subscriptionCommands = {
  doc_update: { begin: 'doc_subscribe', end: 'doc_unsubscribe' },
  list_update: { begin: 'doctype_subscribe', end: 'doctype_unsubscribe' },
  doc_viewers: { begin: 'doc_open', end: 'doc_close' },
} as const satisfies Record<MessageName, object>

export type SubscriptionCommand = (typeof subscriptionCommands)[MessageName]['begin' | 'end']

export interface Connection {
  send(command: SubscriptionCommand, ...about: readonly string[]): void
  close(): void
}

export interface ConnectionEvents {
  /** Called when the connection opens, first or again: the server has no subscriptions then. */
  onOpen(isReconnect: boolean): void
  onMessage<Name extends MessageName>(name: Name, message: Messages[Name]): void
}

export type OpenConnection = (events: ConnectionEvents) => Promise<Connection>
