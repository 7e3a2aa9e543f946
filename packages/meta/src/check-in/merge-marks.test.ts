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

test('Two scanners offline for an hour reach the same result in either sync order', () => {
  fc.assert(
    fc.property(twoDevices, ([north, south]) => {
      expect(mergeMarks(north, south)).toEqual(mergeMarks(south, north))
    }),
  )
})

test('Check-ins in any order and with repeats give the same result', () => {
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

test('Every entry that was not undone counts as a check-in or a duplicate scan', () => {
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

test('One ticket at two offline scanners is a duplicate scan with both scanners and times', () => {
  const north = mark('n1', { at: second(5) })
  const south = mark('s1', { device: 'south', at: second(9) })
  expect(mergeMarks([south], [north]).get('T1')).toEqual({
    ...{ isIn: true, entered: north, doubles: [south], latest: south },
  })
})

test('An undone check-in is no duplicate any more, and the other scanner’s check-in counts', () => {
  const north = mark('n1', { at: second(5) })
  const south = mark('s1', { device: 'south', at: second(9) })
  const undo = mark('n2', { kind: 'undo', at: second(20), undoes: 'n1' })
  expect(ticketStatusOf([undo, south, north])).toMatchObject({ isIn: true, entered: south, doubles: [] })
})

test('An attendee who checked out may check in again', () => {
  const marks = [
    mark('n1', { at: second(1) }),
    mark('n2', { kind: 'out', at: second(2) }),
    mark('n3', { at: second(3) }),
  ]
  expect(ticketStatusOf(marks)).toMatchObject({ isIn: true, doubles: [], entered: { id: 'n1' } })
})

test('An undo that arrives before its check-in still cancels it', () => {
  const undo = mark('n2', { kind: 'undo', at: second(1), undoes: 'n1' })
  expect(ticketStatusOf([undo])).toMatchObject({ isIn: false })
  expect(ticketStatusOf([undo, mark('n1', { at: second(4) })])).toMatchObject({ isIn: false, entered: null })
})
