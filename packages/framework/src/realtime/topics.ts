import type { DocType } from '#framework/doctypes'
import type { Subscriber } from './subscriber.ts'

/** Changes of a document, changes of a type's documents, or who looks at a document. */
export type TopicKind = 'document' | 'list' | 'viewers'

export interface Topic {
  readonly kind: TopicKind
  readonly type: DocType
  /** Of the document; empty for a list. */
  readonly name: string
  readonly subscribers: ReadonlySet<Subscriber>
}

interface OpenTopic extends Topic {
  readonly key: string
  readonly subscribers: Set<Subscriber>
}

export type Subject = Pick<Topic, 'kind' | 'type' | 'name'>

export interface Topics {
  find(kind: TopicKind, type: DocType, name?: string): Topic | undefined
  all(): Iterable<Topic>
  everybody(): Iterable<Subscriber>
  /** Null when the subscriber has as many as anyone may have. */
  join(subject: Subject, subscriber: Subscriber): Topic | null
  leave(topic: Topic, subscriber: Subscriber): void
  arrive(subscriber: Subscriber): void
  /** The subscriber is gone; gives the topics that he had. */
  depart(subscriber: Subscriber): readonly Topic[]
}

const keyOf = (kind: TopicKind, type: DocType, name: string): string => `${kind}\n${type.name}\n${name}`

/** Who wants to hear of what. A topic is there as long as somebody does. */
export function createTopics(mostOfOne: number): Topics {
  const topics = new Map<string, OpenTopic>()
  const held = new Map<Subscriber, Set<OpenTopic>>()

  const open = ({ kind, type, name }: Subject): OpenTopic => {
    const key = keyOf(kind, type, name)
    const known = topics.get(key)
    if (known) return known
    const topic = { kind, type, name, key, subscribers: new Set<Subscriber>() }
    topics.set(key, topic)
    return topic
  }

  const leave = (topic: OpenTopic, subscriber: Subscriber) => {
    topic.subscribers.delete(subscriber)
    held.get(subscriber)?.delete(topic)
    if (topic.subscribers.size === 0) topics.delete(topic.key)
  }

  return {
    find: (kind, type, name = '') => topics.get(keyOf(kind, type, name)),
    all: () => topics.values(),
    everybody: () => held.keys(),
    join(subject, subscriber) {
      const own = held.get(subscriber)
      if (!own) return null
      const known = topics.get(keyOf(subject.kind, subject.type, subject.name))
      if (known && own.has(known)) return known
      if (own.size >= mostOfOne) return null
      const topic = known ?? open(subject)
      topic.subscribers.add(subscriber)
      own.add(topic)
      return topic
    },
    leave(topic, subscriber) {
      const known = topics.get(keyOf(topic.kind, topic.type, topic.name))
      if (known) leave(known, subscriber)
    },
    arrive(subscriber) {
      held.set(subscriber, new Set())
    },
    depart(subscriber) {
      const had = [...(held.get(subscriber) ?? [])]
      for (const topic of had) leave(topic, subscriber)
      held.delete(subscriber)
      return had
    },
  }
}
