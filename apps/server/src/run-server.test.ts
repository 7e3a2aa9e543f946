import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  chmodSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const script = resolve(import.meta.dirname, 'run-sample-server.ts')
const isRoot = process.getuid?.() === 0

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-run-'))
  chmodSync(folder, 0o755)
  return folder
}

function launch(folder: string, environment: Record<string, string> = {}, words: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...words], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      MELA_DATA: join(folder, 'data'),
      MELA_SEED: 'empty',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const isOpen = new Promise<string>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      // The empty line after the welcome is the last line of a start.
      if (line === '' && lines.length > 2) done(/http:\S+/.exec(lines.join('\n'))?.[0] ?? '')
    })
  })
  const refusal = text(child.stderr)
  const exit = once(child, 'exit').then(([code]) => Number(code))
  const stop = () => {
    child.kill('SIGTERM')
    return exit
  }
  return { child, lines, isOpen, refusal, exit, stop }
}

async function refusedStart(folder: string, environment: Record<string, string> = {}) {
  const { exit, refusal, lines } = launch(folder, environment)
  return { code: await exit, refusalText: await refusal, lines }
}

const oneLine = (pattern: RegExp) => ({
  code: 1,
  refusalText: expect.stringMatching(new RegExp(`^[^\\n]*${pattern.source}[^\\n]*\\n$`)),
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const signIn = async (address: string, pwd: string) =>
  fetch(`${address}/api/method/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr: 'Administrator', pwd }),
  })

let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const passwordFile = () => join(folder, 'data', 'administrator-password.txt')

async function listener() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

async function occupyPort(): Promise<number> {
  const { port, close } = await listener()
  onTestFinished(close)
  return port
}

async function freePort(): Promise<number> {
  const { port, close } = await listener()
  close()
  return port
}

test('A first start on a port in use reports it in one line, and the next one still shows the password', async () => {
  const port = await occupyPort()
  expect(await refusedStart(folder, { PORT: String(port) })).toMatchObject(
    oneLine(/Port \d+ on 127\.0\.0\.1 is in use/),
  )
  const first = launch(folder)
  const address = await first.isOpen
  expect(first.lines.join('\n')).toContain(`Administrator's password is in ${passwordFile()}`)
  const password = readFileSync(passwordFile(), 'utf8').trim()
  expect(first.lines.join('\n')).not.toContain(password)
  expect(modeOf(passwordFile())).toBe('600')
  expect((await signIn(address, password)).status).toBe(200)
  expect(await first.stop()).toBe(0)
  const [last = ''] = first.lines.slice(-1)
  expect(last).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info {2}Stopping \(SIGTERM\)\.$/)
}, 120_000)

test('Uploads are readable by the server’s own user only, and a second server is refused in one line', async () => {
  const running = launch(folder, { MELA_SEED: '', MELA_ADMIN_PASSWORD: 'a-password-for-later' })
  const address = await running.isOpen
  expect(running.lines.join('\n')).not.toMatch(/password is in|demo/i)
  expect((await signIn(address, 'a-password-for-later')).status).toBe(401)
  const signedIn = await signIn(address, readFileSync(passwordFile(), 'utf8').trim())
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  for (const is_private of [0, 1]) {
    const response = await fetch(`${address}/api/resource/File`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ file_name: 'note.txt', content: `note ${is_private}`, is_private }),
    })
    expect(response.status).toBe(200)
  }
  const data = join(folder, 'data')
  expect(modeOf(data)).toBe(isRoot ? '711' : '700')
  const files = readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toHaveLength(2)
  for (const entry of files)
    expect(modeOf(join(entry.parentPath, entry.name))).toBe(entry.isFile() ? '600' : '700')
  expect(await refusedStart(folder)).toMatchObject(oneLine(/in use by another server/))
  expect(await running.stop()).toBe(0)
}, 120_000)

test('Files that an earlier server left open to others are closed by the next start', async () => {
  const files = join(folder, 'data', 'files')
  const [name = ''] = readdirSync(join(files, 'private'))
  for (const [path, mode] of [
    [files, 0o755],
    [join(files, 'private'), 0o755],
    [join(files, 'private', name), 0o644],
  ] as const)
    chmodSync(path, mode)
  const running = launch(folder)
  await running.isOpen
  await running.stop()
  expect([files, join(files, 'private'), join(files, 'private', name)].map(modeOf)).toEqual([
    '700',
    '700',
    '600',
  ])
}, 120_000)

test('In development the server listens behind Vite, names the configured address, and serves source pages', async () => {
  const port = await freePort()
  const running = launch(folder, { PORT: '8123' }, [String(port)])
  expect(await running.isOpen).toBe('http://127.0.0.1:8123')
  const pageAt = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  expect(await pageAt('/events?language=ta')).toMatch(/<html lang="ta".*src="\/src\/main\.tsx"/s)
  expect(await pageAt('/desk/web-page')).toContain('src="/src/main.tsx"')
  expect(await running.stop()).toBe(0)
}, 120_000)

const cluster = () => join(folder, 'data', 'postgres', 'cluster')

test('A database of another PostgreSQL version or a damaged one is refused in one line and unchanged', async () => {
  const version = readFileSync(join(cluster(), 'PG_VERSION'), 'utf8')
  writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
  expect(await refusedStart(folder)).toMatchObject(
    oneLine(/made by PostgreSQL 17\..*comes with PostgreSQL 18/),
  )
  writeFileSync(join(cluster(), 'PG_VERSION'), version)
  writeFileSync(join(cluster(), 'global', 'pg_control'), Buffer.alloc(8192))
  expect(await refusedStart(folder)).toMatchObject(oneLine(/did not start\. PostgreSQL says: /))
}, 120_000)

test('A folder with foreign files is refused in one line, and nothing is written to it', async () => {
  const other = newFolder()
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  mkdirSync(join(other, 'data', 'holiday-pictures'), { recursive: true })
  expect(await refusedStart(other)).toMatchObject(oneLine(/holds other things \(holiday-pictures\)/))
  expect(readdirSync(join(other, 'data'))).toEqual(['holiday-pictures'])
})

test('A data folder that is a file is refused in one line', async () => {
  const other = newFolder()
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  writeFileSync(join(other, 'data'), '')
  expect(await refusedStart(other)).toMatchObject(oneLine(/is not a folder/))
})

test('The server waits for an external database and then reports in one line that it is missing', async () => {
  const other = newFolder()
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  const DATABASE_URL = 'postgres://mela:hidden-word@127.0.0.1:1/mela'
  const { code, refusalText, lines } = await refusedStart(other, { DATABASE_URL, MELA_DATABASE_WAIT: '1' })
  expect({ code, refusalText }).toMatchObject(oneLine(/did not answer within 1 seconds/))
  expect(lines).toEqual([
    expect.stringMatching(/ warn {2}The database of DATABASE_URL does not answer\. Waiting/),
  ])
  expect(refusalText).not.toContain('hidden-word')
})
