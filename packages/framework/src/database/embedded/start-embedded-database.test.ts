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
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

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

test('Written data is there after a stop and a start, and nothing runs in between', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await ask(first.connection, 'create table kept as select 42 as value')
  const pids = [postgresOf(folder), guardOf(folder)]
  await first.stop()
  expect(pids.map(isAlive)).toEqual([false, false])
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select value from kept')).toBe(42)
})

test('The guard stops PostgreSQL when the server is killed', async () => {
  const folder = temporaryFolder()
  const server = await holdElsewhere(folder)
  const pids = [postgresOf(folder), guardOf(folder)]
  server.kill('SIGKILL')
  await until(() => !pids.some(isAlive))
  const next = await startHere(folder)
  expect(await ask(next.connection, 'select 1 as value')).toBe(1)
  expect(next.lines).toEqual([])
})

test('The next start stops PostgreSQL when server and guard were killed together', async () => {
  const folder = temporaryFolder()
  const server = await holdElsewhere(folder)
  const orphan = postgresOf(folder)
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
])('A running server starts the database again when %s is killed', async (_who, killed) => {
  const folder = temporaryFolder()
  const embedded = await startHere(folder)
  await ask(embedded.connection, 'create table kept as select 42 as value')
  const before = postgresOf(folder)
  process.kill(killed(folder), 'SIGKILL')
  await until(
    async () =>
      !isAlive(before) && (await ask(embedded.connection, 'select value from kept').catch(() => 0)) === 42,
  )
  expect(postgresOf(folder)).not.toBe(before)
})

test('A mark whose process number belongs to another process does not block the start', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await first.stop()
  writeFileSync(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n`, { mode: 0o644 })
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select 1 as value')).toBe(1)
})

test.runIf(process.getuid?.() === 0)('As root, data that already has an owner keeps its owner', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await first.stop()
  execFileSync('chown', ['-R', '12345:12345', folder])
  const second = await startHere(folder)
  expect(await ask(second.connection, 'select 1 as value')).toBe(1)
  expect(statSync(join(folder, 'cluster/postmaster.pid')).uid).toBe(12345)
})

test('Refuses data that another running server owns and leaves it unchanged', async () => {
  const folder = temporaryFolder()
  const first = await startHere(folder)
  await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(/in use by another server/)
  expect(await ask(first.connection, 'select 1 as value')).toBe(1)
})

test('A folder with a path too long for a socket works too', async () => {
  const folder = join(temporaryFolder(), 'a-rather-long-name/'.repeat(6))
  const embedded = await startHere(folder)
  expect(embedded.connection.host.length).toBeLessThan(90)
  expect(await ask(embedded.connection, 'select 1 as value')).toBe(1)
})
