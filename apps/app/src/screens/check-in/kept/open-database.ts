import { ownDatabase } from '../../../data/own-answers.ts'

const VERSION = 1

/** A store of objects in a database of its own. */
export interface Shelf {
  readonly database: string
  readonly store: string
  readonly keyPath: string
  readonly indexes: readonly string[]
}

/** Lists tell children's names: they go when somebody signs out. */
export const rosterShelf: Shelf = { database: ownDatabase, store: 'rosters', keyPath: 'event', indexes: [] }

/** Marks tell nobody's, and stay until they are sent, whoever signs out or in. */
export const markShelf: Shelf = {
  database: 'mela.check-in',
  store: 'marks',
  keyPath: 'id',
  indexes: ['event'],
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device stores nothing')))
  })
}

/** Settles when everything of a transaction stands on the device. */
export function isDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The device stored nothing'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}

export function openDatabase({ database, store, keyPath, indexes }: Shelf): Promise<IDBDatabase> {
  const request = indexedDB.open(database, VERSION)
  request.addEventListener('upgradeneeded', () => {
    const made = request.result.createObjectStore(store, { keyPath })
    for (const index of indexes) made.createIndex(index, index)
  })
  return answerOf(request)
}
