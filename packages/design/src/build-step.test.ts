import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh } from './build-step.ts'

let folder = ''
const file = (name: string, changedAt: number): string => {
  const path = join(folder, name)
  writeFileSync(path, name)
  utimesSync(path, changedAt, changedAt)
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mela-build-step-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('A build step is fresh while all its outputs are newer than all its inputs', () => {
  const reads = [file('source', 100)]
  expect(isFresh({ reads, writes: [file('output', 200)] })).toBe(true)
})

test('A build step is stale when one source changed after one output', () => {
  const reads = [file('old source', 100), file('new source', 300)]
  expect(isFresh({ reads, writes: [file('new output', 400), file('old output', 200)] })).toBe(false)
})

test('A build step is stale when an output is missing', () => {
  const reads = [file('source', 100)]
  expect(isFresh({ reads, writes: [join(folder, 'missing')] })).toBe(false)
})
