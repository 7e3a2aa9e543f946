import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ClusterFolders,
  type SocketFolder,
  EmbeddedDatabaseError,
  type SystemUser,
} from './cluster-folder.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { clearStaleServer, guardMark, isReady } from './server-process.ts'

/**
 * Settings for a small shared machine, given on the command line so that they are always current. Failed statements are
 * not logged: they may contain personal data.
 */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '96MB',
  effective_cache_size: '384MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  cluster_name: 'mela',
}

/** Settings for disposable data: fastest, without durability after a power cut. */
const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const serverArguments = (cluster: string, socket: string, isThrowaway: boolean): string[] => [
  '-D',
  cluster,
  ...Object.entries({
    ...settings,
    unix_socket_directories: socket,
    ...(isThrowaway ? throwaway : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

export interface ServerPlan {
  programs: PostgresPrograms
  folders: ClusterFolders
  socket: SocketFolder
  user: SystemUser
  isThrowaway: boolean
  onLog: (line: string) => void
}

export interface GuardedServer {
  ended: Promise<void>
  stop(): Promise<void>
}

const guardScript = fileURLToPath(new URL('postgres-guard.mjs', import.meta.url))

/** Milliseconds until PostgreSQL must be ready; replaying the log after a crash may take most of them. */
const startPatience = 60_000

const routine =
  /^LOG: {2}(starting|listening|database system (was|is) shut|database system is ready|received .* shutdown|aborting any|shutting down)|^FATAL: {2}(terminating connection due to administrator|the database system is (starting up|shutting down))/

function spawnGuard(plan: ServerPlan) {
  const order = {
    program: plan.programs.postgres,
    args: serverArguments(plan.folders.cluster, plan.socket.path, plan.isThrowaway),
    user: plan.user,
    mark: guardMark(plan.folders),
  }
  // The guard has a process group of its own, so that Ctrl-C in the terminal reaches the server alone.
  return spawn(process.execPath, ['--max-old-space-size=16', guardScript, JSON.stringify(order)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

type Guard = ReturnType<typeof spawnGuard>

async function serverProcess(guard: Guard): Promise<number | undefined> {
  for await (const line of createInterface({ input: guard.stdout })) {
    const [, pid] = /^guarding (\d+)$/.exec(line) ?? []
    if (pid !== undefined) return Number(pid)
  }
  return undefined
}

async function untilReady(plan: ServerPlan, pid: number, hasEnded: () => boolean): Promise<boolean> {
  for (const end = Date.now() + startPatience; Date.now() < end && !hasEnded(); await wait(10)) {
    if (isReady(plan.folders, pid)) return true
  }
  return false
}

/** Detaches the guard from our event loop: it ends after our process. */
function letGo(guard: Guard): void {
  guard.unref()
  for (const pipe of [guard.stdin, guard.stdout, guard.stderr]) if (pipe instanceof Socket) pipe.unref()
}

function watchLog(guard: Guard, onLog: (line: string) => void) {
  const latest: string[] = []
  const state = { isUp: false }
  createInterface({ input: guard.stderr }).on('line', (line) => {
    if (routine.test(line)) return
    latest.push(line)
    if (latest.length > 5) latest.shift()
    if (state.isUp) onLog(line)
  })
  const comeUp = () => {
    state.isUp = true
    for (const line of latest) onLog(line)
  }
  return { latest, comeUp }
}

const lastWords = (guard: Guard): Promise<unknown> => Promise.race([once(guard.stderr, 'close'), wait(200)])

export async function startGuardedServer(plan: ServerPlan): Promise<GuardedServer> {
  await clearStaleServer(plan.folders, plan.onLog)
  const guard = spawnGuard(plan)
  const state = { hasEnded: false }
  const ended = new Promise<void>((done) => {
    guard.once('exit', () => done())
    guard.once('error', () => done())
  }).then(() => void (state.hasEnded = true))
  guard.stdin.on('error', () => undefined)
  const { latest, comeUp } = watchLog(guard, plan.onLog)
  const stop = () => {
    guard.ref()
    guard.stdin.end()
    return ended
  }
  const comesUp = async () => {
    const pid = await serverProcess(guard)
    return pid !== undefined && (await untilReady(plan, pid, () => state.hasEnded))
  }
  // No guard is left running after a failure, because it would own the data.
  if (!(await comesUp().catch((error: unknown) => void latest.push(String(error))))) {
    await stop()
    await lastWords(guard)
    throw new EmbeddedDatabaseError(
      `The database in ${plan.folders.root} did not start. PostgreSQL says: ${latest.join(' ') || 'nothing'}`,
    )
  }
  comeUp()
  guard.stdout.resume()
  letGo(guard)
  return { ended, stop }
}
