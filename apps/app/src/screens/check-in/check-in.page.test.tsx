// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Methods } from '#contract'
import { answer, listAnswer, refuse } from '../../testing/fake-server.ts'
import { kiteMorning } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, within } from '../../testing/render-screen.tsx'

type Roster = Methods['mela.tickets.get_roster']['output']

const attendee: Roster['attendees'][number] = {
  ...{ ticket_code: 'MT1', full_name: 'Imli R', age: 8, ticket_type: 'Child', companions: [] },
  ...{ registration: 'EVR-1', contact_name: 'Meena', checked_in_at: null, cancelled: 0 },
}
const roster: Roster = {
  event: {
    ...{ name: 'EV-1', title: 'Kite morning', start_date: '2026-11-20', end_date: null },
    ...{ start_time: null, venue: null },
  },
  ...{ as_of: '2026-11-20 07:00:00.000000', cursor: '2026-11-20 06:59:00.000000', marks: [] },
  attendees: [attendee, { ...attendee, ticket_code: 'MT2', full_name: 'Ravi K', cancelled: 1 }],
}
const synced: Methods['mela.tickets.sync']['output'] = {
  ...{ counts: { in: 1, expected: 1 }, changed: [], as_of: roster.as_of, cursor: roster.cursor },
  ...{ accepted: [], refused: [], doubles: [] },
}
const known = [
  answer('mela.tickets.get_roster', roster),
  answer('mela.tickets.get_keys', { keys: [] }),
  answer('mela.tickets.sync', synced),
]

test('event staff check in an attendee by name', async () => {
  stubMemoryDatabase()
  const server = await renderScreen('/check-in/EV-1', { account: 'USR-1', answers: known })
  expect(await shown.findByText('0 of 1 checked in')).toBeDefined()
  await fill('Search by name', 'imli')
  await press('Check in Imli R')
  expect(await shown.findByText('Imli R can go in.')).toBeDefined()
  expect(shown.getByText('1 of 1 checked in')).toBeDefined()
  expect(server.inputsOf('mela.tickets.sync').at(-1)).toMatchObject({
    ...{ event: 'EV-1', marks: [{ ticket_code: 'MT1', kind: 'in' }] },
  })
})

test('a cancelled ticket and one that is unknown let nobody in', async () => {
  stubMemoryDatabase()
  await renderScreen('/check-in/EV-1', { account: 'USR-1', answers: known })
  await fill('Ticket', 'MT2')
  await press('Check ticket')
  expect(await shown.findByText('Ticket cancelled')).toBeDefined()
  await fill('Ticket', 'nobody')
  await press('Check ticket')
  expect(await shown.findByText('Not a ticket')).toBeDefined()
  expect(shown.getByText('0 of 1 checked in')).toBeDefined()
})

test('event staff choose among the events of these days', async () => {
  stubMemoryDatabase()
  await renderScreen('/check-in', { account: 'USR-1', answers: [listAnswer('Mela Event', [kiteMorning])] })
  expect((await shown.findByRole('link', { name: /Kite morning/ })).getAttribute('href')).toBe(
    '/check-in/EV-1',
  )
})

test('a guest is asked to sign in, and comes back', async () => {
  await renderScreen('/check-in/EV-1')
  const main = within(await shown.findByRole('main'))
  expect(main.getByRole('heading', { name: 'Sign in to check in attendees' })).toBeDefined()
  expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?again=1&next=%2Fcheck-in%2FEV-1',
  )
})

test('who is not event staff is told so', async () => {
  stubMemoryDatabase()
  await renderScreen('/check-in/EV-1', {
    account: 'USR-1',
    answers: [
      refuse('mela.tickets.get_roster', { status: 403 }),
      answer('mela.tickets.get_keys', { keys: [] }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Only event staff can check in attendees' })).toBeDefined()
})

test('a device that stores nothing says that it has no list, in place of loading for ever', async () => {
  const refuseToOpen = () => {
    throw new DOMException('Storage is off', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open: refuseToOpen })
  await renderScreen('/check-in/EV-1', { account: 'USR-1', answers: known })
  expect(await shown.findByRole('heading', { name: 'No attendee list on this device' })).toBeDefined()
})

type Row = Record<string, unknown>

class MemoryRequest extends EventTarget {
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
  get = (key: unknown) => new MemoryRequest(this.#rows.get(key))
  getAll = () => new MemoryRequest([...this.#rows.values()])
  put = (row: Row) => new MemoryRequest(this.#rows.set(row[this.#keyPath], row))
  delete = (key: unknown) => new MemoryRequest(this.#rows.delete(key))
  index = (field: string) => ({
    getAll: (value: unknown) =>
      new MemoryRequest([...this.#rows.values()].filter((row) => row[field] === value)),
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
function stubMemoryDatabase(): void {
  const databases = new Map<string, Database>()
  const open = (name: string): MemoryRequest => {
    const known = databases.get(name)
    const database = known ?? new Database()
    databases.set(name, database)
    return new MemoryRequest(database, known ? [] : ['upgradeneeded'])
  }
  vi.stubGlobal('indexedDB', { open, deleteDatabase: (name: string) => databases.delete(name) })
  onTestFinished(() => void vi.unstubAllGlobals())
}
