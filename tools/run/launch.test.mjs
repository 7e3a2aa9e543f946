import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { house as realHouse, inHouse } from './places.mjs'

/** Tells what happens to it in a file, and takes a moment to stop. */
const server = `
import { appendFileSync } from 'node:fs'
const tell = (line: string) => appendFileSync('told', line + '\\n')
const stop = (why: string) => { tell(why); setTimeout(() => process.exit(0), 300) }
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', () => stop('disconnect'))
setInterval(() => undefined, 1000)
console.log('serving with ' + process.version)
`

/** Stands in for npm: installs nothing but the Node that runs this test, and tells how it was called. */
const npm = `
import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs'
appendFileSync('installed', process.argv.slice(2).join(' ') + '\\n')
const folder = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin'
mkdirSync(folder, { recursive: true })
try { symlinkSync(process.env.TEST_NODE, folder + '/node') } catch {}
process.exit(Number(process.env.TEST_NPM_CODE ?? 0))
`

function makeHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'mela-launch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(inHouse('tools', 'run.mjs'), join(folder, 'tools', 'run.mjs'))
  cpSync(inHouse('tools', 'run'), join(folder, 'tools', 'run'), { recursive: true })
  cpSync(inHouse('apps', 'server', 'stripped'), join(folder, 'apps', 'server', 'stripped'), {
    recursive: true,
  })
  writeFileSync(join(folder, 'apps', 'server', 'main.ts'), server)
  cpSync(inHouse('apps', 'server', 'process.json'), join(folder, 'apps', 'server', 'process.json'))
  writeFileSync(join(folder, 'npm-cli.js'), npm)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  return folder
}

function launch(folder, env = {}) {
  const { npm_lifecycle_event: _event, ...inherited } = process.env
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: folder,
    env: { ...inherited, npm_execpath: join(folder, 'npm-cli.js'), TEST_NODE: process.execPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const serving = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('serving')) resolve(line)
    })
  })
  return { child, serving, exit: once(child, 'exit'), output: once(child.stdout, 'close') }
}

const linesOf = (folder, file) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : []

async function startAndStop(folder) {
  const { child, serving, exit } = launch(folder)
  await serving
  child.kill('SIGTERM')
  return (await exit)[0]
}

test('packages are installed once for a lock, with what development needs, and again for another', async () => {
  const folder = makeHouse()
  expect(await startAndStop(folder)).toBe(0)
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toEqual([
    expect.stringMatching(/^ci --include=dev --include=optional/),
  ])
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }')
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toHaveLength(2)
})

test('an installation that failed is tried again', async () => {
  const folder = makeHouse()
  const [code] = await launch(folder, { TEST_NPM_CODE: '1' }).exit
  expect(code).toBe(1)
  expect(await startAndStop(folder)).toBe(0)
  expect(linesOf(folder, 'installed')).toHaveLength(2)
})

test.runIf(process.platform === 'linux')(
  'the packaged Node is linked where npm did not link it',
  async () => {
    const folder = makeHouse()
    await startAndStop(folder)
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(
      `../node-${process.platform}-${process.arch}/bin/node`,
    )
  },
)

test('a wish to stop that arrives twice at once reaches the server once, and is waited for', async () => {
  const folder = makeHouse()
  const { child, serving, exit } = launch(folder)
  await serving
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(0)
  expect(linesOf(folder, 'told')).toEqual(['SIGINT'])
})

test('a launcher that is killed takes the server with it', async () => {
  const folder = makeHouse()
  const { child, serving, output } = launch(folder)
  await serving
  child.kill('SIGKILL')
  // The server holds the other end of the pipe: it closes when the server is gone.
  await output
  expect(linesOf(folder, 'told')).toEqual(['disconnect'])
})

test('an unknown command is refused with those that there are', async () => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'dance'], {
    cwd: realHouse,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [text] = await once(child.stderr, 'data')
  expect(String(text)).toMatch(/"dance".*start, test/)
})
