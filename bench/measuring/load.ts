import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

/** One question, asked again and again. */
export interface Question {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Gives each request a path of its own. */
  readonly nextPath?: () => string
  /** Gives each request headers of its own beside the others. */
  readonly nextHeaders?: () => Readonly<Record<string, string>>
  /** Gives each request a body of its own. */
  readonly nextBody?: () => string
}

/** A process that answers it. */
export interface Answering {
  readonly origin: string
  readonly pid: number
}

export interface Load {
  readonly perSecond: number
  /** Microseconds of the process's processor time for each request: the figure that a busy machine blurs least. */
  readonly processorTime: number | null
}

const CONNECTIONS = 20

/** What is new in each request; nothing where all are the same, for that is quicker to send. */
function setupOf({ nextPath, nextHeaders, nextBody }: Question): Pick<autocannon.Request, 'setupRequest'> {
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

function optionsOf({ origin }: Answering, question: Question, bound: Bound): autocannon.Options {
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

/** Throws when an answer is not a good one: its speed would mean nothing. */
async function askAgainAndAgain(answering: Answering, question: Question, bound: Bound) {
  const result = await autocannon(optionsOf(answering, question, bound))
  const answered = result['2xx']
  if (answered === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${question.path}: ${answered} good answers, ${result.non2xx} others, ${result.errors} failures`,
    )
  return { answered, duration: result.duration }
}

/** Asks on several connections at once for some seconds. */
export async function loadFor(answering: Answering, question: Question, seconds: number): Promise<Load> {
  const before = processorTime(answering.pid)
  const { answered, duration } = await askAgainAndAgain(answering, question, { duration: seconds })
  const after = processorTime(answering.pid)
  return {
    perSecond: answered / duration,
    processorTime: before === null || after === null ? null : (after - before) / answered,
  }
}

/** Asks so many times on several connections at once, and tells how many good answers a second there were. */
export async function burstOf(answering: Answering, question: Question, amount: number): Promise<number> {
  const { answered, duration } = await askAgainAndAgain(answering, question, { amount })
  if (answered !== amount) throw new Error(`${question.path}: ${answered} of ${amount} were answered`)
  return answered / duration
}

/** What Linux counts processor time in, on every machine we run on: a hundredth of a second. */
const MICROSECONDS_PER_TICK = 10_000

/** Microseconds of processor time that a process has used, all its threads together; null where the system has no /proc. */
export function processorTime(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name may hold anything; what follows its last bracket begins with the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK
}

/** Megabytes of memory in which a process stands now, and the most that it ever stood in; null where there is no /proc. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1])
  return { now: (kibibytes('VmRSS') * 1024) / 1e6, most: (kibibytes('VmHWM') * 1024) / 1e6 }
}
