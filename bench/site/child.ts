import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import serverProcess from '../../apps/server/process.json' with { type: 'json' }
import { createServer } from 'node:net'

const root = resolve(import.meta.dirname, '../..')

const profileFolder = resolve(root, '.cache/bench')

export interface Child {
  readonly pid: number
  readonly origin: string
  stop(): Promise<void>
}

export interface ChildOptions {
  readonly script: string
  readonly words?: readonly string[]
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  readonly readyPath: string
  readonly patience: number
}

function nodeOptions(script: string): string[] {
  if (!process.argv.includes('--profile')) return []
  mkdirSync(profileFolder, { recursive: true })
  const name = `${new Date().toISOString().slice(11, 19).replaceAll(':', '')}-${script.replaceAll('/', '-')}`
  return ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${name}.cpuprofile`]
}

function start({ script, words = [], port, env = {} }: ChildOptions): ChildProcess {
  // The channel of `fork` closes for the child when we end without a signal.
  return fork(resolve(root, script), [...words], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    // The controls run with the same limits as ours.
    execArgv: [...serverProcess.flags, ...nodeOptions(script)],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

function collectLines(child: ChildProcess): readonly string[] {
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        lastLines.push(line)
        if (lastLines.length > 20) lastLines.shift()
      })
  return lastLines
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export async function startChild(options: ChildOptions): Promise<Child> {
  const { script, port, readyPath, patience } = options
  const child = start(options)
  const lastLines = collectLines(child)
  const origin = `http://127.0.0.1:${port}`
  for (const end = Date.now() + patience; !(await isReady(origin + readyPath)); await wait(5)) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < end) continue
    await stop(child)
    throw new Error([`${script} did not start:`, ...lastLines].join('\n  '))
  }
  return { pid: child.pid ?? 0, origin, stop: () => stop(child) }
}

export async function startControl(
  name: 'ready-bytes' | 'same-select' | 'same-document' | 'same-insert',
  order: object,
): Promise<Child> {
  return startChild({
    script: `bench/control-${name}.ts`,
    words: [JSON.stringify(order)],
    port: await freePort(),
    readyPath: '/ready',
    patience: 20_000,
  })
}

export async function withControl<Result>(
  starting: Promise<Child>,
  run: (control: Child) => Promise<Result>,
): Promise<Result> {
  const control = await starting
  try {
    return await run(control)
  } finally {
    await control.stop()
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A listening server has no port')
  return address.port
}
