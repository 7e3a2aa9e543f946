import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasEmbeddedDatabase, runningDatabase, startEmbeddedDatabase } from '../index.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-beside-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

test('A process next to the server finds its running database, and none before start or after stop', async () => {
  const folder = temporaryFolder()
  expect([hasEmbeddedDatabase(folder), runningDatabase(folder)]).toEqual([false, null])
  const { connection, stop } = await startEmbeddedDatabase({ folder, isThrowaway: true })
  onTestFinished(stop)
  expect([hasEmbeddedDatabase(folder), runningDatabase(folder)]).toEqual([true, connection])
  await stop()
  expect([hasEmbeddedDatabase(folder), runningDatabase(folder)]).toEqual([true, null])
})

test('A mark whose process has ended or is another one is not a running database', async () => {
  const folder = temporaryFolder()
  const { stop } = await startEmbeddedDatabase({ folder, isThrowaway: true })
  onTestFinished(stop)
  await stop()
  const mark = (pid: number) => `${pid}\n${folder}\n0\n5432\n${folder}\n\n\nready\n`
  for (const pid of [process.pid, 2 ** 30]) {
    writeFileSync(join(folder, 'cluster', 'postmaster.pid'), mark(pid))
    expect(runningDatabase(folder)).toBeNull()
  }
})
