import autocannon from 'autocannon'
import { processorTime } from './processor-time.ts'

/** One question, asked again and again. */
export interface Question {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Gives each request a path of its own. */
  readonly nextPath?: () => string
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

function optionsOf({ origin }: Answering, question: Question, seconds: number): autocannon.Options {
  const { method, path, headers = {}, body, nextPath } = question
  const request: autocannon.Request = {
    method,
    path,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...(nextPath === undefined
      ? {}
      : { setupRequest: (next: autocannon.Request) => ({ ...next, path: nextPath() }) }),
  }
  return { url: origin, connections: CONNECTIONS, duration: seconds, requests: [request] }
}

/** Asks on several connections at once for some seconds. Throws when an answer is not a good one: its speed would mean nothing. */
export async function loadFor(answering: Answering, question: Question, seconds: number): Promise<Load> {
  const before = processorTime(answering.pid)
  const result = await autocannon(optionsOf(answering, question, seconds))
  const after = processorTime(answering.pid)
  const answered = result['2xx']
  if (answered === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${question.path}: ${answered} good answers, ${result.non2xx} others, ${result.errors} failures`,
    )
  return {
    perSecond: answered / result.duration,
    processorTime: before === null || after === null ? null : (after - before) / answered,
  }
}
