import { setTimeout as wait } from 'node:timers/promises'

export interface Sent {
  readonly path: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface RetryingClient {
  /** Returns the response, after retries of those that say 'not now'. */
  send(sent: Sent): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }>
}

const PAUSE = 150
/** Milliseconds; a longer outage is an error of the test. */
const PATIENCE = 60_000

const isNotNow = (status: number) => status >= 500 || status === 429

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text
}

/** `onSend` is called for each request in flight. */
export function retryingClient(origin: string, onSend: () => void): RetryingClient {
  const once = async ({ path, body, headers = {} }: Sent) => {
    const pending = fetch(new URL(path, origin), {
      ...{ method: 'POST', body, headers, redirect: 'manual' },
      signal: AbortSignal.timeout(PATIENCE / 2),
    })
    setImmediate(onSend)
    const response = await pending
    return { status: response.status, headers: response.headers, body: await bodyOf(response) }
  }
  return {
    async send(sent) {
      let reason: unknown
      for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(PAUSE)) {
        try {
          const answer = await once(sent)
          if (!isNotNow(answer.status)) return answer
          reason = answer.body
        } catch (error) {
          reason = error
        }
      }
      throw new Error(`Nobody answered ${sent.path}`, { cause: reason })
    },
  }
}
