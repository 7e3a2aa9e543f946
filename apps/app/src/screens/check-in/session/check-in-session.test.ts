import { beforeEach, expect, test } from 'vitest'
import { MelaError } from '#client'
import { mergeMarks } from '#meta'
import type { CheckInCalls } from './check-in-calls.ts'
import { createCheckInSession } from './check-in-session.ts'
import type { CheckInStore, StoredMark, Roster, RosterAnswer } from './check-in-store.ts'

const EVENT = 'EVT-1'

const attendee = (ticket_code: string, full_name: string) => ({
  ...{
    ticket_code,
    full_name,
    companions: [],
    age: 7,
    ticket_type: null,
    registration: 'EVR-1',
    contact_name: 'Lakshmi',
  },
  ...{ checked_in_at: null, cancelled: 0 as const },
})

function sampleSite() {
  const stored = new Map<string, RosterAnswer['marks'][number]>()
  let failure: MelaError | null = null
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (failure) throw failure
    return value()
  }
  const roster = (): RosterAnswer => ({
    event: {
      ...{ name: EVENT, title: 'Kites', start_date: '2026-11-29', end_date: null },
      ...{ start_time: null, venue: null },
    },
    ...{ as_of: '2026-11-29 10:00:00.000000', cursor: '2026-11-29 09:59:00.000000' },
    attendees: [attendee('a', 'Asha'), attendee('r', 'Ravi')],
    marks: [...stored.values()],
  })
  const calls: CheckInCalls = {
    roster: () => answer(roster),
    keys: () => answer(() => ({ keys: [{ id: 'k', public_key: 'key' }] })),
    sync: ({ marks, device }) =>
      answer(() => {
        const sent: readonly Partial<StoredMark>[] = Array.isArray(marks) ? marks : []
        const known = sent.filter(({ ticket_code }) => ticket_code === 'a' || ticket_code === 'r')
        for (const { id = '', ticket_code = '', kind = 'in', at = '', undoes = null } of known)
          stored.set(id, { id, ticket_code, kind, at, device, undoes })
        const idsOf = (marks: readonly Partial<StoredMark>[]) => marks.map(({ id = '' }) => id)
        return {
          accepted: idsOf(known),
          refused: idsOf(sent.filter((one) => !known.includes(one))),
          ...{ doubles: [], counts: { in: 0, expected: 2 }, changed: [...stored.values()] },
          ...{ as_of: '2026-11-29 10:00:00.000000', cursor: '2026-11-29 09:59:00.000000' },
        }
      }),
  }
  return {
    calls,
    kept: stored,
    fail: (error: MelaError | null) => {
      failure = error
    },
  }
}

function sampleStore(): CheckInStore {
  const rosters = new Map<string, Roster>()
  const marks = new Map<string, StoredMark>()
  return {
    rosters: async (account) => [...rosters.values()].filter((roster) => roster.account === account),
    roster: async (account, event) => {
      const roster = rosters.get(event)
      return roster?.account === account ? roster : null
    },
    putRoster: async (roster) => void rosters.set(roster.event, roster),
    marks: async (event) => [...marks.values()].filter((mark) => mark.event === event),
    putMarks: async (stored) => {
      for (const mark of stored)
        if (mark.is_sent === 1 || marks.get(mark.id)?.is_sent !== 1) marks.set(mark.id, mark)
    },
    dropMarks: async (ids) => {
      for (const id of ids) marks.delete(id)
    },
    forgetOthers: async () => rosters.clear(),
  }
}

let site: ReturnType<typeof sampleSite>
beforeEach(() => {
  site = sampleSite()
})

let ids = 0

function sessionNamed(device: string, store = sampleStore(), account = 'meena') {
  let now = 1_000
  const session = createCheckInSession({
    ...{ account, event: EVENT, store, calls: site.calls, device: () => device },
    ...{ now: () => (now += 1_000), newId: () => `mark-of-a-test-${(ids += 1)}` },
  })
  return { door: session, store }
}

const away = new MelaError(0, '', 'no network')
const ticketStatus = (session: ReturnType<typeof createCheckInSession>, ticket: string) =>
  mergeMarks(session.state().marks).get(ticket)

test('A check-in device works offline after one load and sends everything when it is online again', async () => {
  const { door: session, store } = sessionNamed('North')
  await session.open()
  await session.refresh()
  site.fail(away)
  const again = sessionNamed('North', store).door
  await again.open()
  await again.mark('a', 'in')
  await again.sync()
  expect(again.state()).toMatchObject({ network: 'offline', roster: { title: 'Kites' } })
  expect(ticketStatus(again, 'a')).toMatchObject({ isIn: true })
  expect(site.kept.size).toBe(0)
  site.fail(null)
  await again.sync()
  expect(again.state().network).toBe('online')
  expect(again.state().marks.map(({ is_sent }) => is_sent)).toEqual([1])
  expect([...site.kept.values()]).toMatchObject([{ ticket_code: 'a', device: 'North' }])
})

test('Two offline devices admit one ticket, and after a sync both report the duplicate, which can be undone', async () => {
  const [north, south] = [sessionNamed('North').door, sessionNamed('South').door]
  for (const session of [north, south]) {
    await session.open()
    await session.refresh()
  }
  site.fail(away)
  await north.mark('a', 'in')
  const second = await south.mark('a', 'in')
  site.fail(null)
  for (const session of [north, south, north]) await session.sync()
  for (const session of [north, south]) expect(ticketStatus(session, 'a')?.doubles).toHaveLength(1)
  if (second) await south.undo(second)
  for (const session of [south, north]) await session.sync()
  for (const session of [north, south])
    expect(ticketStatus(session, 'a')).toMatchObject({ isIn: true, doubles: [] })
})

test('A check-in recorded during a sync is stored and sent with the next one', async () => {
  const store = sampleStore()
  const { door: session } = sessionNamed('North', store)
  await session.open()
  await session.refresh()
  const readMarks = store.marks
  let meanwhile: Promise<unknown> | null = null
  const slow: CheckInStore = Object.assign(store, {
    async marks(event: string) {
      const read = await readMarks(event)
      meanwhile ??= session.mark('r', 'in')
      await meanwhile
      return read
    },
  })
  await session.sync()
  expect(ticketStatus(session, 'r')).toMatchObject({ isIn: true })
  await session.sync()
  expect((await slow.marks(EVENT)).map(({ is_sent }) => is_sent)).toEqual([1])
})

test('A check-in that a sync read from the device before it was shown appears once', async () => {
  const store = sampleStore()
  const { door: session } = sessionNamed('North', store)
  await session.open()
  await session.refresh()
  const { putMarks } = store
  store.putMarks = async (marks) => {
    await putMarks(marks)
    store.putMarks = putMarks
    await session.sync()
  }
  const mark = await session.mark('r', 'in')
  expect(session.state().marks.map(({ id }) => id)).toEqual([mark?.id])
})

test('Check-ins recorded before sign-out stay on the device', async () => {
  const { door: session } = sessionNamed('North')
  await session.open()
  await session.refresh()
  site.fail(new MelaError(401, 'AuthenticationError', 'signed out'))
  await session.mark('r', 'in')
  await session.sync()
  expect(session.state()).toMatchObject({ network: 'signed out', marks: [{ is_sent: 0 }] })
})

test('A check-in that the server rejects for good is dropped and reported', async () => {
  const { door: session, store } = sessionNamed('North')
  await session.open()
  await session.refresh()
  await session.mark('nobody', 'in')
  await session.sync()
  expect(session.state()).toMatchObject({ refused: 1, marks: [] })
  expect(await store.marks(EVENT)).toEqual([])
})

test('More check-ins than one request accepts are sent in batches, each once', async () => {
  const { door: session } = sessionNamed('North')
  await session.open()
  await session.refresh()
  site.fail(away)
  for (let count = 0; count < 230; count += 1) await session.mark('a', count % 2 === 0 ? 'in' : 'out')
  site.fail(null)
  await session.sync()
  expect(site.kept.size).toBe(230)
  expect(session.state().marks.every(({ is_sent }) => is_sent === 1)).toBe(true)
})

test('Another account on this device sees no attendee list', async () => {
  const { door: session, store } = sessionNamed('North')
  await session.open()
  await session.refresh()
  site.fail(new MelaError(403, 'PermissionError', 'not yours'))
  const other = sessionNamed('North', store, 'ravi').door
  await other.open()
  await other.refresh()
  expect(other.state()).toMatchObject({ roster: null, network: 'shut' })
})
