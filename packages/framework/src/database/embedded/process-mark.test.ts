import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readMark } from './server-process.ts'

function markOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-mark-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'postmaster.pid')
  writeFileSync(file, text)
  return file
}

test('A missing or half-written process mark is ignored', () => {
  expect(readMark(`${markOf('')}-gone`)).toBeNull()
  for (const text of ['', '\n', '0\n', 'postgres\n']) expect(readMark(markOf(text))).toBeNull()
})

test('The guard’s mark holds only its process number', () => {
  expect(readMark(markOf('4711\n'))).toMatchObject({ pid: 4711, isReady: false })
})

test('PostgreSQL’s mark holds its address and that it accepts connections', () => {
  const lines = (state: string) => `4711\n/data\n1700000000\n5432\n/run/mela\n\n  5432001\n${state}\n`
  const mark = { pid: 4711, port: 5432, socket: '/run/mela' }
  expect(readMark(markOf(lines('starting')))).toEqual({ ...mark, isReady: false })
  expect(readMark(markOf(lines('ready   ')))).toEqual({ ...mark, isReady: true })
})
