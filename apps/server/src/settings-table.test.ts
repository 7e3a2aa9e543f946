import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const textOf = (...path: string[]) => readFileSync(resolve(import.meta.dirname, ...path), 'utf8')

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

const read = namesIn(textOf('settings.ts'), /'([A-Z][A-Z0-9_]{3,})'/g)
const described = namesIn(textOf('settings.ts'), /`([A-Z][A-Z0-9_]{3,})`/g)

const rows = textOf('../../../deploy/README.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '')
const listed = namesIn(rows.join('\n'), /`([A-Z][A-Z0-9_]{3,})`/g)

test('The settings table lists every setting that is read, and no other', () => {
  expect(read.length).toBeGreaterThan(25)
  expect(listed).toEqual(read)
})

test('The comments of the settings name each of them', () => {
  expect(read.filter((name) => !described.includes(name))).toEqual([])
})
