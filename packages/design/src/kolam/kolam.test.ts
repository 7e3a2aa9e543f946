import { expect, test } from 'vitest'
import { diamond, kolam, mark } from './index.ts'

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

test('The thread of a kolam goes round each dot in four quarters', () => {
  for (const size of [1, 2, 3, 4]) {
    const cells = diamond(size)
    expect(countOf(kolam(cells), /C/g)).toBe(4 * cells.length)
  }
  expect(diamond(3)).toHaveLength(13)
})

test('The ends of the quarters meet, so the thread has no gap', () => {
  const ends = new Map<string, number>()
  for (const [, start = '', curve = ''] of kolam(diamond(3)).matchAll(/M([-\d. ]+)C([-\d. ]+)(?=M|")/g)) {
    const end = curve.split(' ').slice(-2).join(' ')
    for (const point of [start, end]) ends.set(point, (ends.get(point) ?? 0) + 1)
  }
  expect(ends.size).toBeGreaterThan(20)
  expect([...ends.values()].filter((count) => count % 2 === 1)).toEqual([])
})

test('The logo is the kolam of five', () => {
  expect(countOf(mark(), /C[-\d]/g)).toBe(20)
})
