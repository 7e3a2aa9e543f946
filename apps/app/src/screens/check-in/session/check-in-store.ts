import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { ownDatabase } from '../../../data/query/own-responses.ts'
import { isContent } from '../../../data/content.ts'
import type { Methods } from '#contract'
import type { CheckInMark } from '#meta'

const VERSION = 1

/** Rosters contain children's names and are deleted at sign-out. */
interface RosterDatabase extends DBSchema {
  rosters: { key: string; value: Roster }
}

/** Marks contain no attendee's data, and stay until they are sent, even after a sign-out. */
interface MarkDatabase extends DBSchema {
  marks: { key: string; value: StoredMark; indexes: { event: string } }
}

/** Opens a database, runs work and closes it, because an open database cannot be deleted. */
async function closeAfter<Schema extends DBSchema, Value>(
  opening: Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value> {
  const database = await opening
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const inRosters = <Value>(work: (database: IDBPDatabase<RosterDatabase>) => Promise<Value>): Promise<Value> =>
  closeAfter(
    openDB<RosterDatabase>(ownDatabase, VERSION, {
      upgrade: (database) => void database.createObjectStore('rosters', { keyPath: 'event' }),
    }),
    work,
  )

const inMarks = <Value>(work: (database: IDBPDatabase<MarkDatabase>) => Promise<Value>): Promise<Value> =>
  closeAfter(
    openDB<MarkDatabase>('mela.check-in', VERSION, {
      upgrade: (database) =>
        void database.createObjectStore('marks', { keyPath: 'id' }).createIndex('event', 'event'),
    }),
    work,
  )

/** Checks the shape; a roster that an older version of the app stored reads as missing. */
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

export interface CheckInStore {
  rosters(account: string): Promise<readonly Roster[]>
  roster(account: string, event: string): Promise<Roster | null>
  putRoster(roster: Roster): Promise<void>
  marks(event: string): Promise<readonly StoredMark[]>
  /** Stores marks; an existing one is replaced, and a sent one never becomes unsent. */
  putMarks(marks: readonly StoredMark[]): Promise<void>
  dropMarks(ids: readonly string[]): Promise<void>
  /** Removes rosters of other accounts, and old ones. `now` in milliseconds since 1970. */
  forgetOthers(account: string | null, now: number): Promise<void>
}

/** Maximum age of a roster in milliseconds. */
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000

/** Rows that an older version of the app stored may have another shape, whatever the schema says. */
async function allRosters(): Promise<readonly Roster[]> {
  const rows: readonly unknown[] = await inRosters((database) => database.getAll('rosters'))
  return rows.filter(isRoster)
}

async function marksOf(event: string): Promise<readonly StoredMark[]> {
  const rows: readonly unknown[] = await inMarks((database) =>
    database.getAllFromIndex('marks', 'event', event),
  )
  return rows.filter(isStoredMark)
}

type MarkStore = IDBPObjectStore<MarkDatabase, ['marks'], 'marks', 'readwrite'>

async function putMark(store: MarkStore, mark: StoredMark): Promise<void> {
  const before: unknown = await store.get(mark.id)
  const isSentBefore = isStoredMark(before) && before.is_sent === 1
  if (mark.is_sent === 1 || !isSentBefore) await store.put(mark)
}

async function putMarks(marks: readonly StoredMark[]): Promise<void> {
  await inMarks(async (database) => {
    const { store, done } = database.transaction('marks', 'readwrite')
    await Promise.all([...marks.map((mark) => putMark(store, mark)), done])
  })
}

async function dropMarks(ids: readonly string[]): Promise<void> {
  await inMarks(async (database) => {
    const { store, done } = database.transaction('marks', 'readwrite')
    await Promise.all([...ids.map((id) => store.delete(id)), done])
  })
}

async function dropRosters(rosters: readonly Roster[]): Promise<void> {
  await inRosters(async (database) => {
    const { store, done } = database.transaction('rosters', 'readwrite')
    await Promise.all([...rosters.map(({ event }) => store.delete(event)), done])
  })
}

export const checkInStore: CheckInStore = {
  async rosters(account) {
    return (await allRosters()).filter((roster) => roster.account === account)
  },
  async roster(account, event) {
    return (await this.rosters(account)).find((roster) => roster.event === event) ?? null
  },
  async putRoster(roster) {
    await inRosters((database) => database.put('rosters', roster))
  },
  marks: marksOf,
  putMarks,
  dropMarks,
  async forgetOthers(account, now) {
    await dropRosters(
      (await allRosters()).filter(
        (roster) => roster.account !== account || roster.fetched_at < now - TWO_WEEKS,
      ),
    )
  },
}

export type RosterAnswer = Methods['mela.tickets.get_roster']['output']

export type Attendee = RosterAnswer['attendees'][number]

export interface Roster {
  event: string
  /** Account that fetched it; other accounts on this device do not see it. */
  account: string
  title: string
  start_date: string
  start_time: string | null
  venue: string | null
  attendees: readonly Attendee[]
  /** Public keys for verifying tickets, 32 bytes as base64url. */
  public_keys: readonly string[]
  /** Site time at the fetch, and this device's time at that moment in milliseconds since 1970. */
  as_of: string
  fetched_at: number
  cursor: string
}

/** Mark on this device. Marks of other devices count as sent. */
export interface StoredMark extends CheckInMark {
  event: string
  /** 1 once the server has it. */
  is_sent: 0 | 1
}
