import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markKinds, mergeMarks, ticketStatusOf, type CheckInMark } from './merge-marks.ts'

const tickets = ['T1', 'T2', 'T3'] as const
const second = (of: number) =>
  `2026-11-29 10:${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}.000000`

const mark = (id: string, more: Partial<CheckInMark> = {}): CheckInMark => ({
  ...{ id, ticket_code: 'T1', kind: 'in', at: second(0), device: 'north', undoes: null },
  ...more,
})

/** What a door may note down in an hour alone; an undo names a mark of its own or of the other door. */
const hourAt = (device: string, other: string) =>
  fc
    .array(
      fc.record({
        ticket_code: fc.constantFrom(...tickets),
        kind: fc.constantFrom(...markKinds),
        seconds: fc.integer({ min: 0, max: 3599 }),
        target: fc.tuple(fc.constantFrom(device, other), fc.nat({ max: 12 })),
      }),
      { maxLength: 12 },
    )
    .map((acts) =>
      acts.map(({ ticket_code, kind, seconds, target }, place) =>
        mark(`${device}-${place}`, {
          ...{ ticket_code, kind, device, at: second(seconds) },
          undoes: kind === 'undo' ? target.join('-') : null,
        }),
      ),
    )

const twoDevices = fc.tuple(hourAt('north', 'south'), hourAt('south', 'north'))

test('two doors that were alone for an hour come to the same result, whoever is heard first', () => {
  fc.assert(
    fc.property(twoDevices, ([north, south]) => {
      expect(mergeMarks(north, south)).toEqual(mergeMarks(south, north))
    }),
  )
})

test('marks in any order, some of them twice, say the same', () => {
  const shuffled = twoDevices.chain(([north, south]) => {
    const all = [...north, ...south]
    const again = fc.shuffledSubarray(all, { minLength: 0, maxLength: all.length })
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), again)
  })
  fc.assert(
    fc.property(shuffled, ([all, inAnyOrder, again]) => {
      const merged = mergeMarks(inAnyOrder, again)
      for (const ticket of tickets) expect(merged.get(ticket)).toEqual(mergeMarks(all).get(ticket))
    }),
  )
})

test('nothing is lost: each entry that nobody took back let somebody in, or is told as a double', () => {
  fc.assert(
    fc.property(twoDevices, ([north, south]) => {
      const marks = [...north, ...south].map((one) => ({ ...one, ticket_code: 'T1' }))
      const undoneIds = new Set(marks.map(({ undoes }) => undoes))
      const validMarks = marks.filter(({ id, kind }) => kind !== 'undo' && !undoneIds.has(id))
      const entries = validMarks.filter(({ kind }) => kind === 'in').length
      const exits = validMarks.length - entries
      const { doubles, entered } = ticketStatusOf(marks)
      expect(entered === null).toBe(entries === 0)
      expect(doubles.length).toBeLessThan(Math.max(1, entries))
      expect(doubles.length + exits + 1).toBeGreaterThanOrEqual(entries)
    }),
  )
})

test('one ticket at two doors without a network is a double entry, told with the door and the time of each', () => {
  const north = mark('n1', { at: second(5) })
  const south = mark('s1', { device: 'south', at: second(9) })
  expect(mergeMarks([south], [north]).get('T1')).toEqual({
    ...{ isIn: true, entered: north, doubles: [south], latest: south },
  })
})

test('what one door takes back is no double any more, and the other door’s entry stands', () => {
  const north = mark('n1', { at: second(5) })
  const south = mark('s1', { device: 'south', at: second(9) })
  const undo = mark('n2', { kind: 'undo', at: second(20), undoes: 'n1' })
  expect(ticketStatusOf([undo, south, north])).toMatchObject({ isIn: true, entered: south, doubles: [] })
})

test('who left may come in again', () => {
  const marks = [
    mark('n1', { at: second(1) }),
    mark('n2', { kind: 'out', at: second(2) }),
    mark('n3', { at: second(3) }),
  ]
  expect(ticketStatusOf(marks)).toMatchObject({ isIn: true, doubles: [], entered: { id: 'n1' } })
})

test('an undo that arrives before what it takes back still takes it back', () => {
  const undo = mark('n2', { kind: 'undo', at: second(1), undoes: 'n1' })
  expect(ticketStatusOf([undo])).toMatchObject({ isIn: false })
  expect(ticketStatusOf([undo, mark('n1', { at: second(4) })])).toMatchObject({ isIn: false, entered: null })
})
