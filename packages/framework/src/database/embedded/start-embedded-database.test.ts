import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { connect, type ConnectionSettings } from '../index.ts'
import { isAlive } from './server-process.ts'
import { startEmbeddedDatabase } from './start-embedded-database.ts'

const holder = fileURLToPath(new URL('hold-database.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-embedded-'))
  // As root, PostgreSQL runs as another user, who must be able to walk through.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

/** A server in a process of its own, with an environment as bare as it gets. */
async function holdElsewhere(folder: string) {
  const child = spawn(process.execPath, [holder, folder], { env: {}, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

const pidIn = (folder: string, mark: string): number =>
  Number.parseInt(readFileSync(join(folder, mark), 'utf8'), 10)
const postgresOf = (folder: string): number => pidIn(folder, 'cluster/postmaster.pid')
const guardOf = (folder: string): number => pidIn(folder, 'guard.pid')

/** Looks until something is so: what a killed process leaves behind is tidied by others, in their time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}

async function ask(connection: ConnectionSettings, statement: string): Promise<unknown> {
  const database = connect(connection, { timeZone: 'UTC', poolSize: 1 })
  try {
    return (await database.pool.query<{ value: unknown }>(statement)).rows[0]?.value
  } finally {
    await database.close()
  }
}

async function startHere(folder: string) {
  const lines: string[] = []
  const embedded = await startEmbeddedDatabase({ folder, onLog: (line) => lines.push(line) })
  onTestFinished(() => embedded.stop())
  return { ...embedded, lines }
}

test('what was written is there after a stop and a start, and nothing runs in between', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await ask(first.connection, 'create table kept as select 42 as value')
  const pids = [postgresOf(folder), guardOf(folder)]
  await first.stop()
  expect(pids.map(isAlive)).toEqual([false, false])
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select value from kept')).toBe(42)
})

test('when the server is killed, its guard stops PostgreSQL', async () => {
  const folder = temporaryFolder()
  const server = await holdElsewhere(folder)
  const pids = [postgresOf(folder), guardOf(folder)]
  server.kill('SIGKILL')
  await until(() => !pids.some(isAlive))
  const next = await startHere(folder)
  expect(await ask(next.connection, 'select 1 as value')).toBe(1)
  expect(next.lines).toEqual([])
})

test('when server and guard are killed together, the next start stops what they left', async () => {
  const folder = temporaryFolder()
  const server = await holdElsewhere(folder)
  const orphan = postgresOf(folder)
  // A server that lives one moment longer stops what its guard left behind.
  server.kill('SIGSTOP')
  process.kill(guardOf(folder), 'SIGKILL')
  server.kill('SIGKILL')
  await once(server, 'exit')
  const next = await startHere(folder)
  expect(await ask(next.connection, 'select 1 as value')).toBe(1)
  expect(isAlive(orphan)).toBe(false)
  expect(next.lines).toEqual([expect.stringContaining(`process ${orphan}`)])
})

test.each([
  ['PostgreSQL', postgresOf],
  ['the guard', guardOf],
])('when %s is killed, a living server starts the database again', async (_who, victim) => {
  const folder = temporaryFolder()
  const embedded = await startHere(folder)
  await ask(embedded.connection, 'create table kept as select 42 as value')
  const before = postgresOf(folder)
  process.kill(victim(folder), 'SIGKILL')
  await until(
    async () =>
      !isAlive(before) && (await ask(embedded.connection, 'select value from kept').catch(() => 0)) === 42,
  )
  expect(postgresOf(folder)).not.toBe(before)
})

test('a mark whose process number now belongs to something else does not stop the start', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await first.stop()
  writeFileSync(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n`, { mode: 0o644 })
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select 1 as value')).toBe(1)
})

test.runIf(process.getuid?.() === 0)('as root, data that belong to someone already stay theirs', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await first.stop()
  execFileSync('chown', ['-R', '12345:12345', folder])
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select 1 as value')).toBe(1)
  expect(statSync(join(folder, 'cluster/postmaster.pid')).uid).toBe(12345)
})

test('data that another living server owns is refused, and left alone', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(/in use by another server/)
  expect(await ask(first.connection, 'select 1 as value')).toBe(1)
})

test('a folder with a path too long for a socket works too', async () => {
  const folder = join(temporaryFolder(), 'a-rather-long-name/'.repeat(6))
  const embedded = await startHere(folder)
  expect(embedded.connection.host.length).toBeLessThan(90)
  expect(await ask(embedded.connection, 'select 1 as value')).toBe(1)
})
