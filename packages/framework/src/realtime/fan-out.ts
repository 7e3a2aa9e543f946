import type { DocType } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { lookUpCallers, type CredentialCaller } from '#framework/identity'
import { deskPermissionFor, guest, isGuest, permissionFor, underSiteAccess } from '#framework/permissions'
import type { Viewer } from './messages.ts'
import type { Batch, SubscriptionRequest } from './pending.ts'
import { emptyAudience, audienceOf, readPermissionFor, type Audience } from './audience.ts'
import type { Subscriber, Topic, TopicKind, Topics } from './subscribers.ts'

type FanOutEngine = Pick<Engine, 'database' | 'registry' | 'siteAccess'>

/** Documents checked by one statement. */
const MAX_DOCUMENTS = 50

type IdentifiedSubscribers = ReadonlyMap<Subscriber, CredentialCaller>

interface TypeBatch {
  readonly batch: Batch
  readonly topics: Topics
  readonly type: DocType
  readonly identified: IdentifiedSubscribers
}

const documentTopicKinds = ['document', 'viewers'] satisfies TopicKind[]

function documentTopics(topics: Topics, type: DocType, names: Iterable<string>): readonly Topic[] {
  return [...names].flatMap((name) =>
    documentTopicKinds.flatMap((kind) => topics.find(kind, type, name) ?? []),
  )
}

function* topicsOfBatch(
  { changed, unnamed, viewers, requests }: Batch,
  topics: Topics,
  types: readonly DocType[],
) {
  for (const type of types) {
    const names = changed.get(type.name)
    const list = topics.find('list', type)
    if (list && (names || unnamed.has(type.name))) yield list
    yield* documentTopics(topics, type, names ?? [])
  }
  yield* viewers
  for (const { topic } of requests) yield topic
}

function typesOfBatch(
  { changed, unnamed, viewers, requests }: Batch,
  { registry }: FanOutEngine,
): readonly DocType[] {
  const topics = [...viewers, ...requests.map(({ topic }) => topic)]
  const names = [...changed.keys(), ...unnamed, ...topics.map(({ type }) => type.name)]
  return [...new Set(names)].flatMap((name) => registry.find(name) ?? [])
}

async function identifySubscribers(
  engine: FanOutEngine,
  subscribers: ReadonlySet<Subscriber>,
): Promise<IdentifiedSubscribers> {
  const credentials = [...subscribers].flatMap(({ credential }) => credential ?? [])
  const callers = await lookUpCallers(engine, credentials)
  const asGuest = { caller: underSiteAccess(guest, await engine.siteAccess()), fullName: '' }
  const identified = new Map<Subscriber, CredentialCaller>()
  for (const subscriber of subscribers) {
    const { credential } = subscriber
    const found = credential === null ? asGuest : callers.get(credential)
    if (found) identified.set(subscriber, found)
    else subscriber.end()
  }
  return identified
}

function sendDocUpdate({ topics, type, identified }: TypeBatch, name: string, audience: Audience): void {
  const topic = topics.find('document', type, name)
  if (!topic) return
  const modified = audience.stampOf(name)?.modified ?? null
  for (const subscriber of topic.subscribers) {
    const caller = identified.get(subscriber)?.caller
    if (!caller) continue
    if (audience.includes(caller, name))
      subscriber.send('doc_update', { doctype: subscriber.typeNameOf(type), name, modified })
    // A right that ends takes the subscription with it.
    else topics.leave(topic, subscriber)
  }
}

function sendListUpdate({ topics, type, identified }: TypeBatch, name: string, audience: Audience): void {
  const stamp = audience.stampOf(name)
  for (const subscriber of topics.find('list', type)?.subscribers ?? []) {
    const caller = identified.get(subscriber)?.caller
    if (!caller || !audience.includes(caller, name)) continue
    const user = isGuest(caller) ? null : (stamp?.modified_by ?? null)
    subscriber.send('list_update', { doctype: subscriber.typeNameOf(type), name, user })
  }
}

/** Unnamed changes are sent only to callers who read every document of the type. */
function sendUnnamedUpdate({ topics, type, identified }: TypeBatch): void {
  for (const subscriber of topics.find('list', type)?.subscribers ?? []) {
    const caller = identified.get(subscriber)?.caller
    if (caller && permissionFor(type, 'read', caller).kind === 'always')
      subscriber.send('list_update', { doctype: subscriber.typeNameOf(type), name: null, user: null })
  }
}

function remainingViewers({ topics, identified }: TypeBatch, topic: Topic, deskAudience: Audience) {
  const remaining = new Map<Subscriber, Viewer>()
  for (const subscriber of [...topic.subscribers]) {
    const found = identified.get(subscriber)
    if (found && deskAudience.includes(found.caller, topic.name))
      remaining.set(subscriber, { user: found.caller.user, full_name: found.fullName })
    else if (found) topics.leave(topic, subscriber)
  }
  return remaining
}

function sendDocViewers(typeBatch: TypeBatch, name: string, deskAudience: Audience): void {
  const { batch, topics, type } = typeBatch
  const topic = topics.find('viewers', type, name)
  if (!topic) return
  const before = topic.subscribers.size
  const remaining = remainingViewers(typeBatch, topic, deskAudience)
  if (!batch.viewers.has(topic) && remaining.size === before) return
  const viewers = [...new Map([...remaining.values()].map((viewer) => [viewer.user, viewer])).values()]
  const users = viewers.map(({ user }) => user)
  for (const subscriber of remaining.keys())
    subscriber.send('doc_viewers', { doctype: subscriber.typeNameOf(type), docname: name, users, viewers })
}

function isAllowed(
  { type, identified }: TypeBatch,
  { topic, subscriber }: SubscriptionRequest,
  audience: Audience,
): boolean | null {
  const caller = identified.get(subscriber)?.caller
  if (!caller) return null
  if (topic.kind === 'list') return permissionFor(type, 'read', caller).kind !== 'never'
  return audience.stampOf(topic.name) !== undefined && audience.includes(caller, topic.name)
}

function respondToRequest(typeBatch: TypeBatch, request: SubscriptionRequest, audience: Audience): void {
  const allowed = isAllowed(typeBatch, request, audience) === true
  if (!allowed) typeBatch.topics.leave(request.topic, request.subscriber)
  request.respond(allowed)
}

function namesToCheck(
  { batch, type }: TypeBatch,
  requests: readonly SubscriptionRequest[],
): readonly string[] {
  const open = [...batch.viewers].filter((topic) => topic.type === type).map(({ name }) => name)
  const requested = requests.map(({ topic }) => topic.name)
  return [...new Set([...(batch.changed.get(type.name) ?? []), ...open, ...requested])]
}

function callersOf(
  { topics, type, identified }: TypeBatch,
  names: readonly string[],
  requests: readonly SubscriptionRequest[],
) {
  const documentSubscribers = documentTopics(topics, type, names).flatMap(({ subscribers }) => [
    ...subscribers,
  ])
  const listSubscribers = [...(topics.find('list', type)?.subscribers ?? [])]
  const requesters = requests.map(({ subscriber }) => subscriber)
  const all = [...documentSubscribers, ...listSubscribers, ...requesters]
  return all.flatMap((subscriber) => identified.get(subscriber)?.caller ?? [])
}

/** Sends the viewers of a document only to callers who work on it. */
function deskAudienceOf(
  { database }: FanOutEngine,
  { topics, type, identified }: TypeBatch,
  names: readonly string[],
): Promise<Audience> {
  const open = names.flatMap((name) => topics.find('viewers', type, name) ?? [])
  if (open.length === 0) return Promise.resolve(emptyAudience)
  const viewers = open.flatMap(({ subscribers }) => [...subscribers])
  const callers = viewers.flatMap((subscriber) => identified.get(subscriber)?.caller ?? [])
  const viewedNames = open.map(({ name }) => name)
  return audienceOf(database, { type, names: viewedNames, callers, permissionOf: deskPermissionFor })
}

async function sendPortion(
  engine: FanOutEngine,
  typeBatch: TypeBatch,
  names: readonly string[],
): Promise<void> {
  const { batch, type } = typeBatch
  const requests = batch.requests.filter(({ topic }) => topic.type === type && names.includes(topic.name))
  const callers = callersOf(typeBatch, names, requests)
  const audience = await audienceOf(engine.database, {
    type,
    names,
    callers,
    permissionOf: readPermissionFor,
  })
  const deskAudience = await deskAudienceOf(engine, typeBatch, names)
  for (const request of requests)
    respondToRequest(typeBatch, request, request.topic.kind === 'viewers' ? deskAudience : audience)
  for (const name of names) {
    const isChanged = batch.changed.get(type.name)?.has(name) === true
    if (isChanged) sendDocUpdate(typeBatch, name, audience)
    if (isChanged && !batch.unnamed.has(type.name)) sendListUpdate(typeBatch, name, audience)
    sendDocViewers(typeBatch, name, deskAudience)
  }
}

async function sendTypeUpdates(engine: FanOutEngine, typeBatch: TypeBatch): Promise<void> {
  const { batch, type } = typeBatch
  const requests = batch.requests.filter(({ topic }) => topic.type === type)
  for (const request of requests)
    if (request.topic.kind === 'list') respondToRequest(typeBatch, request, emptyAudience)
  if (batch.unnamed.has(type.name)) sendUnnamedUpdate(typeBatch)
  const names = namesToCheck(
    typeBatch,
    requests.filter(({ topic }) => topic.kind !== 'list'),
  )
  for (let first = 0; first < names.length; first += MAX_DOCUMENTS)
    await sendPortion(engine, typeBatch, names.slice(first, first + MAX_DOCUMENTS))
}

/**
 * Identifies subscribers once, checks permissions once for each type, and sends the updates of a batch.
 * Permissions of the subscription's time are not reused.
 */
export async function fanOut(engine: FanOutEngine, topics: Topics, batch: Batch): Promise<void> {
  const types = typesOfBatch(batch, engine)
  const recipients = new Set<Subscriber>(batch.isSessionCheck ? topics.subscribers() : [])
  for (const topic of topicsOfBatch(batch, topics, types))
    for (const subscriber of topic.subscribers) recipients.add(subscriber)
  for (const { subscriber } of batch.requests) recipients.add(subscriber)
  if (recipients.size === 0) return
  const identified = await identifySubscribers(engine, recipients)
  for (const type of types) await sendTypeUpdates(engine, { batch, topics, type, identified })
}
