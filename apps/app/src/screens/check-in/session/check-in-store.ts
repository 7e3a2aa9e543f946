import { ownDatabase } from '../../../data/query/own-answers.ts'
import { isContent } from '../../../data/content.ts'
import type { Methods } from '#contract'
import type { CheckInMark } from '#meta'

const VERSION = 1

/** A store of objects in a database of its own. */
interface ObjectStoreSpec {
  readonly database: string
  readonly store: string
  readonly keyPath: string
  readonly indexes: readonly string[]
}

/** Lists tell children's names: they go when somebody signs out. */
const rosterStoreSpec: ObjectStoreSpec = {
  database: ownDatabase,
  store: 'rosters',
  keyPath: 'event',
  indexes: [],
}

/** Marks tell nobody's, and stay until they are sent, whoever signs out or in. */
const markStoreSpec: ObjectStoreSpec = {
  database: 'mela.check-in',
  store: 'marks',
  keyPath: 'id',
  indexes: ['event'],
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device stores nothing')))
  })
}

/** Settles when everything of a transaction stands on the device. */
function isDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The device stored nothing'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}

function openDatabase({ database, store, keyPath, indexes }: ObjectStoreSpec): Promise<IDBDatabase> {
  const request = indexedDB.open(database, VERSION)
  request.addEventListener('upgradeneeded', () => {
    const made = request.result.createObjectStore(store, { keyPath })
    for (const index of indexes) made.createIndex(index, index)
  })
  return answerOf(request)
}

/** What an older version of the app kept may have another shape: it reads as nothing. */
function isRoster(value: unknown): value is Roster {
  if (!isContent(value)) return false
  const texts = [value['event'], value['account'], value['title'], value['as_of'], value['cursor']]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value['fetched_at'] === 'number' &&
    Array.isArray(value['public_keys']) &&
    Array.isArray(value['attendees']) &&
    value['attendees'].every(isAttendee)
  )
}

const isAttendee = (value: unknown): boolean => isContent(value) && Array.isArray(value['companions'])

function isStoredMark(value: unknown): value is StoredMark {
  if (!isContent(value)) return false
  const texts = [
    value['id'],
    value['event'],
    value['ticket_code'],
    value['kind'],
    value['at'],
    value['device'],
  ]
  return texts.every((text) => typeof text === 'string') && (value['is_sent'] === 0 || value['is_sent'] === 1)
}

/** What a door keeps on its device. */
export interface CheckInStore {
  rosters(account: string): Promise<readonly Roster[]>
  roster(account: string, event: string): Promise<Roster | null>
  putRoster(roster: Roster): Promise<void>
  marks(event: string): Promise<readonly StoredMark[]>
  /** A mark that is there already is written anew; one that was sent never becomes unsent. */
  putMarks(marks: readonly StoredMark[]): Promise<void>
  /** Forgets marks that the store will never take. */
  dropMarks(ids: readonly string[]): Promise<void>
  /** Forgets the lists of everybody but this account, and old ones. `now` in milliseconds since 1970. */
  forgetOthers(account: string | null, now: number): Promise<void>
}

/** Nobody stands at a door for longer with one list, in milliseconds. */
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000

async function writing(
  spec: ObjectStoreSpec,
  write: (store: IDBObjectStore) => Promise<void> | void,
): Promise<void> {
  const database = await openDatabase(spec)
  try {
    const transaction = database.transaction(spec.store, 'readwrite')
    const done = isDone(transaction)
    await write(transaction.objectStore(spec.store))
    await done
  } finally {
    database.close()
  }
}

async function reading<Value>(
  spec: ObjectStoreSpec,
  read: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase(spec)
  try {
    return await answerOf(read(database.transaction(spec.store).objectStore(spec.store)))
  } finally {
    database.close()
  }
}

async function allRosters(): Promise<readonly Roster[]> {
  const rows: readonly unknown[] = await reading(rosterStoreSpec, (store) => store.getAll())
  return rows.filter(isRoster)
}

async function marksOf(event: string): Promise<readonly StoredMark[]> {
  const rows: readonly unknown[] = await reading(markStoreSpec, (store) => store.index('event').getAll(event))
  return rows.filter(isStoredMark)
}

async function putMark(store: IDBObjectStore, mark: StoredMark): Promise<void> {
  const before: unknown = await answerOf(store.get(mark.id))
  const isSentBefore = isStoredMark(before) && before.is_sent === 1
  if (mark.is_sent === 1 || !isSentBefore) store.put(mark)
}

export const checkInStore: CheckInStore = {
  async rosters(account) {
    return (await allRosters()).filter((roster) => roster.account === account)
  },
  async roster(account, event) {
    return (await this.rosters(account)).find((roster) => roster.event === event) ?? null
  },
  putRoster: (roster) => writing(rosterStoreSpec, (store) => void store.put(roster)),
  marks: marksOf,
  putMarks: (marks) =>
    writing(markStoreSpec, async (store) => {
      for (const mark of marks) await putMark(store, mark)
    }),
  dropMarks: (ids) =>
    writing(markStoreSpec, (store) => {
      for (const id of ids) store.delete(id)
    }),
  async forgetOthers(account, now) {
    const others = (await allRosters()).filter(
      (roster) => roster.account !== account || roster.fetched_at < now - TWO_WEEKS,
    )
    await writing(rosterStoreSpec, (store) => {
      for (const { event } of others) store.delete(event)
    })
  },
}

/** An event's list as the store answers it. */
export type RosterAnswer = Methods['mela.tickets.get_roster']['output']

export type Attendee = RosterAnswer['attendees'][number]

/** What a door needs of an event, kept on the device. */
export interface Roster {
  /** Name of the event. */
  event: string
  /** Who fetched it: nobody else on this device is shown it. */
  account: string
  title: string
  start_date: string
  start_time: string | null
  venue: string | null
  attendees: readonly Attendee[]
  /** By which a ticket is proven, 32 bytes as base64url. */
  public_keys: readonly string[]
  /** The site's clock when it was fetched, and this device's at that moment in milliseconds since 1970. */
  as_of: string
  fetched_at: number
  /** From when on the store is asked for other doors' marks. */
  cursor: string
}

/** A mark on this device. Those of other doors are sent from the beginning. */
export interface StoredMark extends CheckInMark {
  event: string
  /** 1 once the store has it. */
  is_sent: 0 | 1
}
