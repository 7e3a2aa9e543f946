import {
  subscriptionCommands,
  type Connection,
  type ConnectionEvents,
  type OpenConnection,
  type SubscriptionCommand,
  type MessageListener,
  type MessageName,
  type Messages,
} from './messages.ts'

export interface Subject<Name extends MessageName> {
  readonly message: Name
  readonly doctype: string
  /** Empty for a list. */
  readonly name: string
}

interface Watch {
  readonly subject: Subject<MessageName>
  readonly listeners: Set<(message: Messages[MessageName] | null) => void>
}

const keyOf = ({ message, doctype, name }: Subject<MessageName>): string => `${message}\n${doctype}\n${name}`

function nameIn(message: Messages[MessageName], kind: MessageName): string {
  if (kind === 'list_update') return ''
  return 'docname' in message ? message.docname : (message.name ?? '')
}

function subjectArguments({ doctype, name }: Subject<MessageName>): readonly string[] {
  return name === '' ? [doctype] : [doctype, name]
}

/**
 * Shares one connection between all subscribers: opened for the first of them, closed after the last. Subscriptions are
 * repeated on each reconnect, and all subscribers are notified that anything may have changed.
 */
export function createSharedConnection(openConnection: OpenConnection) {
  const watches = new Map<string, Watch>()
  let connection: Promise<Connection> | null = null

  const send = (command: SubscriptionCommand, subject: Subject<MessageName>) => {
    void connection?.then(
      (open) => open.send(command, ...subjectArguments(subject)),
      () => undefined,
    )
  }

  const events: ConnectionEvents = {
    onOpen(isReconnect) {
      if (!isReconnect) return
      for (const { subject, listeners } of watches.values()) {
        send(subscriptionCommands[subject.message].begin, subject)
        for (const listener of listeners) listener(null)
      }
    },
    onMessage(message, payload) {
      const subject = { message, doctype: payload.doctype, name: nameIn(payload, message) }
      for (const listener of watches.get(keyOf(subject))?.listeners ?? []) listener(payload)
    },
  }

  const open = () => {
    if (connection) return
    const opening = openConnection(events)
    connection = opening
    // The next subscriber tries again; nothing else depends on the connection.
    opening.catch(() => {
      if (connection === opening) connection = null
    })
  }

  const closeConnection = () => {
    void connection?.then(
      (open) => open.close(),
      () => undefined,
    )
    connection = null
  }

  return {
    /** Subscribes until the returned function is called. */
    watch<Name extends MessageName>(subject: Subject<Name>, listener: MessageListener<Name>): () => void {
      const key = keyOf(subject)
      const watch = watches.get(key) ?? { subject, listeners: new Set() }
      const deliver = (message: Messages[MessageName] | null) => {
        if (message === null || isOf(subject, message)) listener(message)
      }
      watches.set(key, watch)
      watch.listeners.add(deliver)
      open()
      if (watch.listeners.size === 1) send(subscriptionCommands[subject.message].begin, subject)
      return () => {
        if (!watch.listeners.delete(deliver) || watch.listeners.size > 0) return
        watches.delete(key)
        send(subscriptionCommands[subject.message].end, subject)
        if (watches.size === 0) closeConnection()
      }
    },
  }
}

/** The key determines the message's type, which the compiler cannot see. */
function isOf<Name extends MessageName>(
  { message }: Subject<Name>,
  payload: Messages[MessageName],
): payload is Messages[Name] {
  if (message === 'doc_viewers') return 'docname' in payload
  return message === 'list_update' ? 'user' in payload : 'modified' in payload
}
