import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished } from 'vitest'
import { inRepository } from './places.mjs'

const program = (file) => `
import { appendFileSync } from 'node:fs'
const write = (line: string) => appendFileSync('${file}', line + '\\n')
const stop = (why: string) => { write(why); setTimeout(() => process.exit(0), 300) }
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', () => stop('disconnect'))
setInterval(() => undefined, 1000)
process.send?.('ready')
console.log('serving ${file} with ' + process.version)
`

const npm = `
import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs'
appendFileSync('installed', process.argv.slice(2).join(' ') + '\\n')
const folder = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin'
mkdirSync(folder, { recursive: true })
try { symlinkSync(process.env.TEST_NODE, folder + '/node') } catch {}
process.exit(Number(process.env.TEST_NPM_CODE ?? 0))
`

const programs = {
  server: 'apps/server/main.ts',
  api: 'apps/server/development.ts',
  vite: 'tools/dev-server/main.ts',
}

const copied = ['tools/run.mjs', 'tools/run', 'apps/server/stripped', 'apps/server/process.json']

function writeIn(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

export function makeSampleRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'mela-launch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of copied) cpSync(inRepository(path), join(folder, path), { recursive: true })
  for (const [file, path] of Object.entries(programs)) writeIn(folder, path, program(file))
  writeIn(folder, 'packages/design/src/build.ts', '')
  writeIn(folder, 'npm-cli.js', npm)
  writeIn(folder, 'package.json', '{ "type": "module" }')
  writeIn(folder, 'package-lock.json', '{}')
  return folder
}

export function launch(folder, { command = 'start', env = {} } = {}) {
  const { npm_lifecycle_event: _event, ...inherited } = process.env
  const child = spawn(process.execPath, ['tools/run.mjs', command], {
    cwd: folder,
    env: { ...inherited, npm_execpath: join(folder, 'npm-cli.js'), TEST_NODE: process.execPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = once(child.stdout, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await output
  })
  const lines = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const starts = (file) => lines.filter((line) => line.startsWith(`serving ${file} `)).length
  const isServing = (file, times = 1) => expect.poll(() => starts(file)).toBe(times)
  const hasPrinted = (text) => expect.poll(() => lines.join('\n')).toContain(text)
  return { child, starts, isServing, hasPrinted, exit: once(child, 'exit'), output }
}

export const linesOf = (folder, file) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : []
