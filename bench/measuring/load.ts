import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly nextPath?: () => string
  readonly nextHeaders?: () => Readonly<Record<string, string>>
  readonly nextBody?: () => string
}

export interface ServerProcess {
  readonly origin: string
  readonly pid: number
}

export interface Load {
  readonly perSecond: number
  /** Microseconds of processor time for each request, which a busy machine affects least. */
  readonly processorTime: number | null
}

const CONNECTIONS = 20

function setupOf({
  nextPath,
  nextHeaders,
  nextBody,
}: BenchRequest): Pick<autocannon.Request, 'setupRequest'> {
  if (nextPath === undefined && nextHeaders === undefined && nextBody === undefined) return {}
  return {
    setupRequest: (next) => ({
      ...next,
      ...(nextPath === undefined ? {} : { path: nextPath() }),
      ...(nextHeaders === undefined ? {} : { headers: { ...next.headers, ...nextHeaders() } }),
      ...(nextBody === undefined ? {} : { body: nextBody() }),
    }),
  }
}

type Bound = Pick<autocannon.Options, 'duration' | 'amount'>

function optionsOf({ origin }: ServerProcess, question: BenchRequest, bound: Bound): autocannon.Options {
  const { method, path, headers = {}, body } = question
  const request: autocannon.Request = {
    method,
    path,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...setupOf(question),
  }
  return { url: origin, connections: CONNECTIONS, ...bound, requests: [request] }
}

/** Throws on an unsuccessful response, whose speed means nothing. */
async function sendRepeatedly(server: ServerProcess, question: BenchRequest, bound: Bound) {
  const result = await autocannon(optionsOf(server, question, bound))
  const succeeded = result['2xx']
  if (succeeded === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${question.path}: ${succeeded} good answers, ${result.non2xx} others, ${result.errors} failures`,
    )
  return { answered: succeeded, duration: result.duration }
}

export async function loadFor(server: ServerProcess, question: BenchRequest, seconds: number): Promise<Load> {
  const before = processorTime(server.pid)
  const { answered: succeeded, duration } = await sendRepeatedly(server, question, { duration: seconds })
  const after = processorTime(server.pid)
  return {
    perSecond: succeeded / duration,
    processorTime: before === null || after === null ? null : (after - before) / succeeded,
  }
}

export async function burstOf(
  server: ServerProcess,
  question: BenchRequest,
  amount: number,
): Promise<number> {
  const { answered: succeeded, duration } = await sendRepeatedly(server, question, { amount })
  if (succeeded !== amount) throw new Error(`${question.path}: ${succeeded} of ${amount} were answered`)
  return succeeded / duration
}

/** Linux's unit of processor time on our machines: a hundredth of a second. */
const MICROSECONDS_PER_TICK = 10_000

/** Microseconds of a process's processor time, of all threads; null without /proc. */
export function processorTime(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name may contain anything; the third field follows its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK
}

/** Megabytes of a process's memory, now and at most; null without /proc. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1])
  return { now: (kibibytes('VmRSS') * 1024) / 1e6, most: (kibibytes('VmHWM') * 1024) / 1e6 }
}
