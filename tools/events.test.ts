import { expect, test } from 'vitest'
import { modules } from '../apps/server/modules.ts'
import { readEmissions, readEvents, serverFiles, strayDefinitions } from './architecture/event-catalogues.ts'
import { read } from './architecture/source-files.ts'

const socketFolder = 'packages/framework/src/realtime/'

const events = await readEvents()
const emissions = serverFiles
  .filter((file) => !file.startsWith(socketFolder) && /\b(emit|emission)\(|Events\./.test(read(file)))
  .map((file) => readEmissions(file, read(file), events))
const emitted = new Set(emissions.flatMap((one) => one.emitted))
const handled = new Set(modules.flatMap(({ eventHandlers }) => eventHandlers.map(({ event }) => event.name)))

const placesWhere = (is: (place: string, name: string, isPublic: boolean) => boolean) =>
  [...events].flatMap(([place, { name, isPublic }]) => (is(place, name, isPublic) ? [place] : []))

test('The check finds events, emitters and handlers to inspect', () => {
  expect(events.size).toBeGreaterThan(80)
  expect(emitted.size).toBeGreaterThan(80)
  expect(handled.size).toBeGreaterThan(50)
})

test('Every event is defined in a catalogue, once for each wire name', () => {
  expect(strayDefinitions()).toEqual([])
  const names = [...events.values()].map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('Every emitter names its event', () => {
  expect(emissions.flatMap(({ unclear }) => unclear)).toEqual([])
})

test('Every handled event is emitted somewhere', () => {
  expect(placesWhere((place, name) => handled.has(name) && !emitted.has(place))).toEqual([])
  const known = new Set([...events.values()].map(({ name }) => name))
  expect([...handled].filter((name) => !known.has(name))).toEqual([])
})

test('Every emitted event is handled or public', () => {
  expect(placesWhere((_place, name, isPublic) => !handled.has(name) && !isPublic)).toEqual([])
  expect(placesWhere((place, _name, isPublic) => isPublic && !emitted.has(place))).toEqual([])
})

test('Webhooks may ask for every renamed event by its earlier name', () => {
  const handledHere = modules.flatMap(({ eventHandlers }) => eventHandlers.map(({ event }) => event))
  const known = [...handledHere, ...modules.flatMap(({ renamedEvents }) => renamedEvents)].map(
    ({ name }) => name,
  )
  const unknown = placesWhere((place, name) => !place.startsWith('documentEvents.') && !known.includes(name))
  expect(unknown.filter((place) => events.get(place)?.renamedFrom !== null)).toEqual([])
  const names = [...events.values()].flatMap(({ name, renamedFrom }) => [name, renamedFrom ?? []].flat())
  expect(names).toEqual([...new Set(names)])
})

test('No two handlers share the key under which deliveries are stored', () => {
  const keys = modules.flatMap(({ eventHandlers }) =>
    eventHandlers.map(({ event, key }) => `${event.name} ${key}`),
  )
  expect(keys).toEqual([...new Set(keys)])
})

test('The check finds an emitter in a condition, a table and a statement', () => {
  const text = `
    const byStep = { save: fileEvents.deleted }
    const event = isPaid ? orderEvents.paid : orderEvents.placed
    documents.emit(event, {})
    documents.emit(byStep[step], {})
    documents.emit(fulfilmentEvents[state], {})
    const parts = sql\`select \${receiptEvents.issued.name}\`
    documents.emit(whatever, {})`
  const found = readEmissions('sample.ts', text, events)
  expect(new Set(found.emitted)).toEqual(
    new Set([
      ...['orderEvents.paid', 'orderEvents.placed', 'fileEvents.deleted', 'receiptEvents.issued'],
      ...placesWhere((place) => place.startsWith('fulfilmentEvents.')),
    ]),
  )
  expect(found.unclear).toEqual(['sample.ts: whatever'])
})
