import { type Credential, identify, isDemoRefused, type Identity } from '#framework/identity'
import type { ServerToClientEvents, ClientToServerEvents } from './messages.ts'
import type { IncomingMessage } from 'node:http'
import type { DefaultEventsMap, Socket as AnySocket } from 'socket.io'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import type { DocType } from '#framework/doctypes'

export interface Subscriber {
  /** Null for a guest. The caller and their permissions are looked up each time. */
  readonly credential: Credential | null
  send<Name extends keyof ServerToClientEvents>(
    name: Name,
    ...message: Parameters<ServerToClientEvents[Name]>
  ): void
  /** Notes the name by which the client subscribes to a type, today's or the earlier one: messages use it. */
  setTypeName(type: DocType, name: string): void
  typeNameOf(type: DocType): string
  end(): void
}

interface SubscriberOptions {
  readonly credential: Credential | null
  readonly unreadMessages: number
}

/** Disconnects a client that does not read its messages; it reconnects when it can. */
export function createSubscriber(
  socket: Socket,
  { credential, unreadMessages }: SubscriberOptions,
): Subscriber {
  let unread = 0
  const names = new Map<string, string>()
  socket.conn.on('drain', () => {
    unread = 0
  })
  return {
    credential,
    send(name, ...message) {
      unread += 1
      if (unread > unreadMessages) socket.conn.close(true)
      else socket.emit(name, ...message)
    },
    setTypeName: (type, name) => void names.set(type.name, name),
    typeNameOf: (type) => names.get(type.name) ?? type.name,
    end: () => void socket.disconnect(true),
  }
}

export interface SocketData {
  identity?: Identity
}

export type Socket = AnySocket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>

function sidIn({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)sid=([^;\s]*)/.exec(headers.cookie ?? '')?.[1]
}

/** A browser's WebSocket cannot set headers: the key then comes with the first packet. */
function authorizationIn({ handshake }: Socket): string | undefined {
  const authorization: unknown = handshake.auth['authorization']
  return handshake.headers.authorization ?? (typeof authorization === 'string' ? authorization : undefined)
}

export function createSocketIdentifier(engine: Engine) {
  const identifiedConnections = new WeakSet<object>()
  return async (socket: Socket): Promise<void> => {
    if (identifiedConnections.has(socket.conn)) throw new Error('One site for each connection')
    identifiedConnections.add(socket.conn)
    const authorization = authorizationIn(socket)
    socket.data.identity = await identify(engine, {
      authorization,
      sid: sidIn(socket.request),
      isDemoRefused: isDemoRefused(engine.settings, socket.request),
    })
  }
}

export function connectionErrorOf(error: unknown): Error {
  if (!(error instanceof DialectError)) return new Error('Internal error')
  return Object.assign(new Error(error.message), { data: { exc_type: error.type, code: error.code } })
}

export type TopicKind = 'document' | 'list' | 'viewers'

export interface Topic {
  readonly kind: TopicKind
  readonly type: DocType
  readonly name: string
  readonly subscribers: ReadonlySet<Subscriber>
}

interface OpenTopic extends Topic {
  readonly key: string
  readonly subscribers: Set<Subscriber>
}

export type TopicSubject = Pick<Topic, 'kind' | 'type' | 'name'>

export interface Topics {
  find(kind: TopicKind, type: DocType, name?: string): Topic | undefined
  all(): Iterable<Topic>
  subscribers(): Iterable<Subscriber>
  /** Null at the subscriber's limit. */
  join(subject: TopicSubject, subscriber: Subscriber): Topic | null
  leave(topic: Topic, subscriber: Subscriber): void
  addSubscriber(subscriber: Subscriber): void
  removeSubscriber(subscriber: Subscriber): readonly Topic[]
}

const keyOf = (kind: TopicKind, type: DocType, name: string): string => `${kind}\n${type.name}\n${name}`

export function createTopics(maxPerSubscriber: number): Topics {
  const topics = new Map<string, OpenTopic>()
  const topicsBySubscriber = new Map<Subscriber, Set<OpenTopic>>()

  const open = ({ kind, type, name }: TopicSubject): OpenTopic => {
    const key = keyOf(kind, type, name)
    const known = topics.get(key)
    if (known) return known
    const topic = { kind, type, name, key, subscribers: new Set<Subscriber>() }
    topics.set(key, topic)
    return topic
  }

  const leave = (topic: OpenTopic, subscriber: Subscriber) => {
    topic.subscribers.delete(subscriber)
    topicsBySubscriber.get(subscriber)?.delete(topic)
    if (topic.subscribers.size === 0) topics.delete(topic.key)
  }

  return {
    find: (kind, type, name = '') => topics.get(keyOf(kind, type, name)),
    all: () => topics.values(),
    subscribers: () => topicsBySubscriber.keys(),
    join(subject, subscriber) {
      const own = topicsBySubscriber.get(subscriber)
      if (!own) return null
      const known = topics.get(keyOf(subject.kind, subject.type, subject.name))
      if (known && own.has(known)) return known
      if (own.size >= maxPerSubscriber) return null
      const topic = known ?? open(subject)
      topic.subscribers.add(subscriber)
      own.add(topic)
      return topic
    },
    leave(topic, subscriber) {
      const known = topics.get(keyOf(topic.kind, topic.type, topic.name))
      if (known) leave(known, subscriber)
    },
    addSubscriber(subscriber) {
      topicsBySubscriber.set(subscriber, new Set())
    },
    removeSubscriber(subscriber) {
      const ownTopics = [...(topicsBySubscriber.get(subscriber) ?? [])]
      for (const topic of ownTopics) leave(topic, subscriber)
      topicsBySubscriber.delete(subscriber)
      return ownTopics
    },
  }
}
