import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMark, commandLine } from '../../packages/framework/src/database/embedded/server-process.ts'
import { databaseFolder, type Scenario } from './crash-test-engine.ts'
import { createServer } from 'node:net'

const program = fileURLToPath(new URL('serve.ts', import.meta.url))

export type Target = 'server' | 'database' | 'both'

interface Ground {
  readonly dataFolder: string
  readonly port: number
  readonly password: string
  readonly scenario?: Scenario
}

export interface KillableServer {
  /** Resolves when the server responds again. */
  up(): Promise<void>
  kill(target: Target): void
  end(): Promise<void>
}

/** Kills the database of this folder only, because process numbers are reused; a stopped one is no error. */
function killDatabase(dataFolder: string): void {
  const mark = join(databaseFolder(dataFolder), 'cluster', 'postmaster.pid')
  const pid = readMark(mark)?.pid
  if (pid === undefined || !commandLine(pid).includes(databaseFolder(dataFolder))) return
  // A program sends the signal, so that a process that ends at this moment is no error.
  spawnSync('kill', ['-KILL', String(pid)])
}

const MAX_OWN_ENDS = 20

export function startKillableServer({
  dataFolder,
  port,
  password,
  scenario = 'bills',
}: Ground): KillableServer {
  let child: ChildProcess
  let ready: Promise<void>
  let isEnding = false
  let ownEnds = 0

  const start = () => {
    child = spawn(process.execPath, [program, dataFolder, String(port), password, scenario], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { stdout } = child
    ready = stdout === null ? Promise.resolve() : once(stdout, 'data').then(() => undefined)
    child.once('exit', (code) => {
      if (code !== null) ownEnds += 1
      if (!isEnding && ownEnds < MAX_OWN_ENDS) start()
    })
  }
  start()

  return {
    up: () => ready,
    kill(target) {
      if (target !== 'server') killDatabase(dataFolder)
      if (target !== 'database') child.kill('SIGKILL')
    },
    async end() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** A free port, so that the server has the same address after each restart. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return address.port
}
