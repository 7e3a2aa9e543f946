import type { DocType } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { lookUpCallers, type CredentialCaller } from '#framework/identity'
import { deskPermissionFor, guest, isGuest, permissionFor, underSiteAccess } from '#framework/permissions'
import type { Viewer } from './messages.ts'
import type { Batch, SubscriptionRequest } from './pending.ts'
import { nowhere, audienceOf, toRead, type Audience } from './audience.ts'
import type { Subscriber, Topic, TopicKind, Topics } from './subscribers.ts'

type RoundEngine = Pick<Engine, 'database' | 'registry' | 'siteAccess'>

/** Documents checked by one statement. */
const MOST_DOCUMENTS = 50

type Present = ReadonlyMap<Subscriber, CredentialCaller>

interface Share {
  readonly batch: Batch
  readonly topics: Topics
  readonly type: DocType
  readonly present: Present
}

const aboutDocuments = ['document', 'viewers'] satisfies TopicKind[]

function topicsAbout(topics: Topics, type: DocType, names: Iterable<string>): readonly Topic[] {
  return [...names].flatMap((name) => aboutDocuments.flatMap((kind) => topics.find(kind, type, name) ?? []))
}

function* topicsIn(
  { changed, unnamed, viewers, requests }: Batch,
  topics: Topics,
  types: readonly DocType[],
) {
  for (const type of types) {
    const names = changed.get(type.name)
    const list = topics.find('list', type)
    if (list && (names || unnamed.has(type.name))) yield list
    yield* topicsAbout(topics, type, names ?? [])
  }
  yield* viewers
  for (const { topic } of requests) yield topic
}

function typesIn(
  { changed, unnamed, viewers, requests }: Batch,
  { registry }: RoundEngine,
): readonly DocType[] {
  const topics = [...viewers, ...requests.map(({ topic }) => topic)]
  const names = [...changed.keys(), ...unnamed, ...topics.map(({ type }) => type.name)]
  return [...new Set(names)].flatMap((name) => registry.find(name) ?? [])
}

async function lookUpSubscribers(
  engine: RoundEngine,
  subscribers: ReadonlySet<Subscriber>,
): Promise<Present> {
  const credentials = [...subscribers].flatMap(({ credential }) => credential ?? [])
  const callers = await lookUpCallers(engine, credentials)
  const asGuest = { caller: underSiteAccess(guest, await engine.siteAccess()), fullName: '' }
  const present = new Map<Subscriber, CredentialCaller>()
  for (const subscriber of subscribers) {
    const { credential } = subscriber
    const found = credential === null ? asGuest : callers.get(credential)
    if (found) present.set(subscriber, found)
    else subscriber.end()
  }
  return present
}

function sendDocUpdate({ topics, type, present }: Share, name: string, reach: Audience): void {
  const topic = topics.find('document', type, name)
  if (!topic) return
  const modified = reach.stampOf(name)?.modified ?? null
  for (const subscriber of topic.subscribers) {
    const caller = present.get(subscriber)?.caller
    if (!caller) continue
    if (reach.reaches(caller, name))
      subscriber.send('doc_update', { doctype: subscriber.nameOf(type), name, modified })
    // A right that ends takes the subscription with it.
    else topics.leave(topic, subscriber)
  }
}

function sendListUpdate({ topics, type, present }: Share, name: string, reach: Audience): void {
  const stamp = reach.stampOf(name)
  for (const subscriber of topics.find('list', type)?.subscribers ?? []) {
    const caller = present.get(subscriber)?.caller
    if (!caller || !reach.reaches(caller, name)) continue
    const user = isGuest(caller) ? null : (stamp?.modified_by ?? null)
    subscriber.send('list_update', { doctype: subscriber.nameOf(type), name, user })
  }
}

/** Unnamed changes are sent only to callers who read every document of the type. */
function sendUnnamedUpdate({ topics, type, present }: Share): void {
  for (const subscriber of topics.find('list', type)?.subscribers ?? []) {
    const caller = present.get(subscriber)?.caller
    if (caller && permissionFor(type, 'read', caller).kind === 'always')
      subscriber.send('list_update', { doctype: subscriber.nameOf(type), name: null, user: null })
  }
}

function remainingViewers({ topics, present }: Share, topic: Topic, work: Audience) {
  const remaining = new Map<Subscriber, Viewer>()
  for (const subscriber of [...topic.subscribers]) {
    const found = present.get(subscriber)
    if (found && work.reaches(found.caller, topic.name))
      remaining.set(subscriber, { user: found.caller.user, full_name: found.fullName })
    else if (found) topics.leave(topic, subscriber)
  }
  return remaining
}

function sendDocViewers(share: Share, name: string, work: Audience): void {
  const { batch, topics, type } = share
  const topic = topics.find('viewers', type, name)
  if (!topic) return
  const before = topic.subscribers.size
  const remaining = remainingViewers(share, topic, work)
  if (!batch.viewers.has(topic) && remaining.size === before) return
  const viewers = [...new Map([...remaining.values()].map((viewer) => [viewer.user, viewer])).values()]
  const users = viewers.map(({ user }) => user)
  for (const subscriber of remaining.keys())
    subscriber.send('doc_viewers', { doctype: subscriber.nameOf(type), docname: name, users, viewers })
}

function isAllowed(
  { type, present }: Share,
  { topic, subscriber }: SubscriptionRequest,
  reach: Audience,
): boolean | null {
  const caller = present.get(subscriber)?.caller
  if (!caller) return null
  if (topic.kind === 'list') return permissionFor(type, 'read', caller).kind !== 'never'
  return reach.stampOf(topic.name) !== undefined && reach.reaches(caller, topic.name)
}

function answerRequest(share: Share, request: SubscriptionRequest, reach: Audience): void {
  const allowed = isAllowed(share, request, reach) === true
  if (!allowed) share.topics.leave(request.topic, request.subscriber)
  request.answer(allowed)
}

function namesIn({ batch, type }: Share, requests: readonly SubscriptionRequest[]): readonly string[] {
  const open = [...batch.viewers].filter((topic) => topic.type === type).map(({ name }) => name)
  const wished = requests.map(({ topic }) => topic.name)
  return [...new Set([...(batch.changed.get(type.name) ?? []), ...open, ...wished])]
}

function callersOf(
  { topics, type, present }: Share,
  names: readonly string[],
  requests: readonly SubscriptionRequest[],
) {
  const about = topicsAbout(topics, type, names).flatMap(({ subscribers }) => [...subscribers])
  const listening = [...(topics.find('list', type)?.subscribers ?? [])]
  const asking = requests.map(({ subscriber }) => subscriber)
  const all = [...about, ...listening, ...asking]
  return all.flatMap((subscriber) => present.get(subscriber)?.caller ?? [])
}

/** Sends the viewers of a document only to callers who work on it. */
function workOn(
  { database }: RoundEngine,
  { topics, type, present }: Share,
  names: readonly string[],
): Promise<Audience> {
  const open = names.flatMap((name) => topics.find('viewers', type, name) ?? [])
  if (open.length === 0) return Promise.resolve(nowhere)
  const looking = open.flatMap(({ subscribers }) => [...subscribers])
  const callers = looking.flatMap((subscriber) => present.get(subscriber)?.caller ?? [])
  const looked = open.map(({ name }) => name)
  return audienceOf(database, { type, names: looked, callers, permissionOf: deskPermissionFor })
}

async function sendPortion(engine: RoundEngine, share: Share, names: readonly string[]): Promise<void> {
  const { batch, type } = share
  const requests = batch.requests.filter(({ topic }) => topic.type === type && names.includes(topic.name))
  const callers = callersOf(share, names, requests)
  const reach = await audienceOf(engine.database, { type, names, callers, permissionOf: toRead })
  const work = await workOn(engine, share, names)
  for (const request of requests)
    answerRequest(share, request, request.topic.kind === 'viewers' ? work : reach)
  for (const name of names) {
    const isChanged = batch.changed.get(type.name)?.has(name) === true
    if (isChanged) sendDocUpdate(share, name, reach)
    if (isChanged && !batch.unnamed.has(type.name)) sendListUpdate(share, name, reach)
    sendDocViewers(share, name, work)
  }
}

async function sendTypeUpdates(engine: RoundEngine, share: Share): Promise<void> {
  const { batch, type } = share
  const requests = batch.requests.filter(({ topic }) => topic.type === type)
  for (const request of requests) if (request.topic.kind === 'list') answerRequest(share, request, nowhere)
  if (batch.unnamed.has(type.name)) sendUnnamedUpdate(share)
  const names = namesIn(
    share,
    requests.filter(({ topic }) => topic.kind !== 'list'),
  )
  for (let first = 0; first < names.length; first += MOST_DOCUMENTS)
    await sendPortion(engine, share, names.slice(first, first + MOST_DOCUMENTS))
}

/**
 * Runs one round: identifies subscribers once, checks permissions once for each type, and sends the updates.
 * Permissions of the subscription's time are not reused.
 */
export async function holdRound(engine: RoundEngine, topics: Topics, batch: Batch): Promise<void> {
  const types = typesIn(batch, engine)
  const concerned = new Set<Subscriber>(batch.isRollCall ? topics.everybody() : [])
  for (const topic of topicsIn(batch, topics, types))
    for (const subscriber of topic.subscribers) concerned.add(subscriber)
  for (const { subscriber } of batch.requests) concerned.add(subscriber)
  if (concerned.size === 0) return
  const present = await lookUpSubscribers(engine, concerned)
  for (const type of types) await sendTypeUpdates(engine, { batch, topics, type, present })
}
