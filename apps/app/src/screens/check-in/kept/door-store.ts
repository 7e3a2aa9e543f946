import type { KeptMark, Roster } from '../roster.ts'
import { answerOf, isDone, markShelf, openDatabase, rosterShelf, type Shelf } from './open-database.ts'
import { isKeptMark, isRoster } from './read-kept.ts'

/** What a door keeps on its device. */
export interface DoorStore {
  rosters(account: string): Promise<readonly Roster[]>
  roster(account: string, event: string): Promise<Roster | null>
  keepRoster(roster: Roster): Promise<void>
  marks(event: string): Promise<readonly KeptMark[]>
  /** A mark that is there already is written anew; one that was sent never becomes unsent. */
  keepMarks(marks: readonly KeptMark[]): Promise<void>
  /** Forgets marks that the store will never take. */
  dropMarks(ids: readonly string[]): Promise<void>
  /** Forgets the lists of everybody but this account, and old ones. `now` in milliseconds since 1970. */
  forgetOthers(account: string | null, now: number): Promise<void>
}

/** Nobody stands at a door for longer with one list, in milliseconds. */
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000

async function writing(shelf: Shelf, write: (store: IDBObjectStore) => Promise<void> | void): Promise<void> {
  const database = await openDatabase(shelf)
  try {
    const transaction = database.transaction(shelf.store, 'readwrite')
    const done = isDone(transaction)
    await write(transaction.objectStore(shelf.store))
    await done
  } finally {
    database.close()
  }
}

async function reading<Value>(
  shelf: Shelf,
  read: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase(shelf)
  try {
    return await answerOf(read(database.transaction(shelf.store).objectStore(shelf.store)))
  } finally {
    database.close()
  }
}

async function allRosters(): Promise<readonly Roster[]> {
  const rows: readonly unknown[] = await reading(rosterShelf, (store) => store.getAll())
  return rows.filter(isRoster)
}

async function marksOf(event: string): Promise<readonly KeptMark[]> {
  const rows: readonly unknown[] = await reading(markShelf, (store) => store.index('event').getAll(event))
  return rows.filter(isKeptMark)
}

async function putMark(store: IDBObjectStore, mark: KeptMark): Promise<void> {
  const before: unknown = await answerOf(store.get(mark.id))
  const isSentBefore = isKeptMark(before) && before.is_sent === 1
  if (mark.is_sent === 1 || !isSentBefore) store.put(mark)
}

export const doorStore: DoorStore = {
  async rosters(account) {
    return (await allRosters()).filter((roster) => roster.account === account)
  },
  async roster(account, event) {
    return (await this.rosters(account)).find((roster) => roster.event === event) ?? null
  },
  keepRoster: (roster) => writing(rosterShelf, (store) => void store.put(roster)),
  marks: marksOf,
  keepMarks: (marks) =>
    writing(markShelf, async (store) => {
      for (const mark of marks) await putMark(store, mark)
    }),
  dropMarks: (ids) =>
    writing(markShelf, (store) => {
      for (const id of ids) store.delete(id)
    }),
  async forgetOthers(account, now) {
    const others = (await allRosters()).filter(
      (roster) => roster.account !== account || roster.fetched_at < now - TWO_WEEKS,
    )
    await writing(rosterShelf, (store) => {
      for (const { event } of others) store.delete(event)
    })
  },
}
