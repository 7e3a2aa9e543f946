import type { Committed } from '#framework/events'
import type { Subscriber, Topic, Topics } from './subscribers.ts'

export interface SubscriptionRequest {
  readonly topic: Topic
  readonly subscriber: Subscriber
  respond(isAllowed: boolean): void
}

export interface Batch {
  readonly changed: ReadonlyMap<string, ReadonlySet<string>>
  readonly unnamed: ReadonlySet<string>
  readonly viewers: ReadonlySet<Topic>
  readonly requests: readonly SubscriptionRequest[]
  readonly isSessionCheck: boolean
}

export interface Pending {
  addChanges(committed: Committed): void
  addAllTopics(): void
  addViewers(topic: Topic): void
  addRequest(request: SubscriptionRequest): void
  addSessionCheck(): void
  take(): Batch | null
}

/** Documents of a list that are named in updates; beyond them the update only says that many changed. */
const MAX_NAMED = 200

interface OpenBatch {
  readonly changed: Map<string, Set<string>>
  readonly unnamed: Set<string>
  readonly viewers: Set<Topic>
  readonly requests: SubscriptionRequest[]
  isSessionCheck: boolean
}

const emptyBatch = (): OpenBatch => ({
  changed: new Map(),
  unnamed: new Set(),
  viewers: new Set(),
  requests: [],
  isSessionCheck: false,
})

function isEmpty({ changed, unnamed, viewers, requests, isSessionCheck }: OpenBatch): boolean {
  return !isSessionCheck && changed.size + unnamed.size + viewers.size + requests.length === 0
}

export function createPending(
  topics: Topics,
  typeNamed: (name: string) => Topic['type'] | undefined,
): Pending {
  let open = emptyBatch()

  const isWatched = (type: Topic['type'], name: string): boolean =>
    topics.find('document', type, name) !== undefined || topics.find('viewers', type, name) !== undefined

  const addNames = (type: Topic['type'], names: Iterable<string>) => {
    const known = open.changed.get(type.name) ?? new Set<string>()
    for (const name of names) known.add(name)
    if (known.size > 0) open.changed.set(type.name, known)
  }

  const addType = (type: Topic['type'], names: ReadonlySet<string> | undefined) => {
    const hasList = topics.find('list', type) !== undefined
    if (hasList && (!names || names.size > MAX_NAMED)) open.unnamed.add(type.name)
    if (!names) return
    const isNamed = hasList && names.size <= MAX_NAMED
    addNames(type, isNamed ? names : [...names].filter((name) => isWatched(type, name)))
  }

  return {
    addChanges({ types, documents }) {
      for (const name of types) {
        const type = typeNamed(name)
        if (type) addType(type, documents.get(name))
      }
    },
    addAllTopics() {
      for (const topic of topics.all()) {
        if (topic.kind === 'list') open.unnamed.add(topic.type.name)
        else addNames(topic.type, [topic.name])
        if (topic.kind === 'viewers') open.viewers.add(topic)
      }
    },
    addViewers: (topic) => void open.viewers.add(topic),
    addRequest: (request) => void open.requests.push(request),
    addSessionCheck() {
      open.isSessionCheck = true
    },
    take() {
      if (isEmpty(open)) return null
      const batch = open
      open = emptyBatch()
      return batch
    },
  }
}
