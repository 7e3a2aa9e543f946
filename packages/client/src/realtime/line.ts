import type { MessageName, Messages } from './messages.ts'

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
