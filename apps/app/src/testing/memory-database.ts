import { onTestFinished, vi } from 'vitest'

type Row = Record<string, unknown>

class Request extends EventTarget {
  readonly error = null
  readonly result: unknown

  constructor(result: unknown, before: readonly string[] = []) {
    super()
    this.result = result
    for (const name of [...before, 'success']) queueMicrotask(() => this.dispatchEvent(new Event(name)))
  }
}

class ObjectStore {
  readonly #rows = new Map<unknown, Row>()
  readonly #keyPath: string

  constructor(keyPath: string) {
    this.#keyPath = keyPath
  }

  createIndex = (): void => undefined
  get = (key: unknown) => new Request(this.#rows.get(key))
  getAll = () => new Request([...this.#rows.values()])
  put = (row: Row) => new Request(this.#rows.set(row[this.#keyPath], row))
  delete = (key: unknown) => new Request(this.#rows.delete(key))
  index = (field: string) => ({
    getAll: (value: unknown) => new Request([...this.#rows.values()].filter((row) => row[field] === value)),
  })
}

class Transaction extends EventTarget {
  readonly #stores: ReadonlyMap<string, ObjectStore>

  constructor(stores: ReadonlyMap<string, ObjectStore>) {
    super()
    this.#stores = stores
    // What is asked within it is answered in microtasks, and so before.
    setTimeout(() => this.dispatchEvent(new Event('complete')))
  }

  objectStore = (name: string) => this.#stores.get(name)
}

class Database {
  readonly #stores = new Map<string, ObjectStore>()

  createObjectStore(name: string, { keyPath }: { keyPath: string }): ObjectStore {
    const store = new ObjectStore(keyPath)
    this.#stores.set(name, store)
    return store
  }

  transaction = () => new Transaction(this.#stores)
  close = (): void => undefined
}

/** Gives the device an IndexedDB, as far as the app uses it, that lasts as long as the test. */
export function stubMemoryDatabase(): void {
  const databases = new Map<string, Database>()
  const open = (name: string): Request => {
    const known = databases.get(name)
    const database = known ?? new Database()
    databases.set(name, database)
    return new Request(database, known ? [] : ['upgradeneeded'])
  }
  vi.stubGlobal('indexedDB', { open, deleteDatabase: (name: string) => databases.delete(name) })
  onTestFinished(() => void vi.unstubAllGlobals())
}
