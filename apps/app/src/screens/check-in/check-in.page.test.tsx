// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Methods } from '#contract'
import { response, documents, refuse } from '#client/testing'
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
  response('mela.tickets.get_roster', roster),
  response('mela.tickets.get_keys', { keys: [] }),
  response('mela.tickets.sync', synced),
  response('mela.orders.get_collections', { families: 0, packages: [] }),
]

test('Event staff check in an attendee by name', async () => {
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

test('A cancelled ticket and one that is unknown let nobody in', async () => {
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

test('Event staff choose among the events of these days', async () => {
  stubMemoryDatabase()
  await renderScreen('/check-in', { account: 'USR-1', answers: [documents('Mela Event', [kiteMorning])] })
  expect((await shown.findByRole('link', { name: /Kite morning/ })).getAttribute('href')).toBe(
    '/check-in/EV-1',
  )
})

test('A guest is asked to sign in, and comes back', async () => {
  await renderScreen('/check-in/EV-1')
  const main = within(await shown.findByRole('main'))
  expect(main.getByRole('heading', { name: 'Sign in to check in attendees' })).toBeDefined()
  expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?again=1&next=%2Fcheck-in%2FEV-1',
  )
})

test('Who is not event staff is told so', async () => {
  stubMemoryDatabase()
  await renderScreen('/check-in/EV-1', {
    account: 'USR-1',
    answers: [
      refuse('mela.tickets.get_roster', { status: 403 }),
      response('mela.tickets.get_keys', { keys: [] }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Only event staff can check in attendees' })).toBeDefined()
})

test('A device that stores nothing says that it has no list, in place of loading for ever', async () => {
  const refuseToOpen = () => {
    throw new DOMException('Storage is off', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open: refuseToOpen })
  await renderScreen('/check-in/EV-1', { account: 'USR-1', answers: known })
  expect(await shown.findByRole('heading', { name: 'No attendee list on this device' })).toBeDefined()
})

/** Gives the device an empty IndexedDB. */
function stubMemoryDatabase(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  onTestFinished(() => void vi.unstubAllGlobals())
}

const ownPackage = {
  ...{ fulfilment: 'ORD-7-1', order: 'ORD-7', seller: 'Kosapet Clay', state: 'shipped' as const },
  ...{ delivered_at: null, collectors: [{ full_name: 'Meena K', registration: 'EVR-1' }] },
  items: [{ product: 'PRD-1', sku: 'pot', title: 'Clay pot', quantity: 2 }],
}
const otherPackage = {
  ...ownPackage,
  ...{ fulfilment: 'ORD-8-1', order: 'ORD-8' },
  collectors: [{ full_name: 'Ravi S', registration: null }],
}

test('A scanned ticket shows the packages of its buyer, which are handed over', async () => {
  stubMemoryDatabase()
  const server = await renderScreen('/check-in/EV-1', {
    account: 'USR-1',
    answers: [
      ...known,
      response('mela.orders.get_collections', { families: 2, packages: [ownPackage, otherPackage] }),
      response('mela.orders.hand_over', {
        ...{ fulfilment: 'ORD-7-1', delivered_at: '2026-11-20 08:00:00', is_repeated: 1 },
      }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Packages to hand over' })).toBeDefined()
  expect(shown.queryByRole('heading', { name: 'Packages for this ticket' })).toBeNull()
  await fill('Search by name', 'imli')
  await press('Check in Imli R')
  expect(await shown.findByRole('heading', { name: 'Packages for this ticket' })).toBeDefined()
  await fill('Order number or name', 'ord-8')
  const [own] = shown.getAllByRole('button', { name: 'Hand over: ORD-7-1, Meena K' })
  expect(shown.getByRole('button', { name: 'Hand over: ORD-8-1, Ravi S' })).toBeDefined()
  own?.click()
  expect(await shown.findByText('Already handed over on Fri 20 Nov')).toBeDefined()
  expect(server.inputsOf('mela.orders.hand_over')).toEqual([{ code: 'event:EV-1', fulfilment: 'ORD-7-1' }])
})
