import { MelaError } from '#client'
import type { PaymentStatus } from './pay-calls.ts'

/** What is known of a payment after it was asked for. */
export type PaymentNews =
  | { kind: 'status'; status: PaymentStatus }
  /** No answer, or none that says anything: it is asked again. */
  | { kind: 'no answer'; isOffline: boolean }
  /** It does not open with what this window has: asking again is no use. */
  | { kind: 'refused' }

interface Watching {
  ask: () => Promise<PaymentStatus>
  tell: (news: PaymentNews) => void
}

export interface PaymentWatch {
  /** Asks at once: the connection is back, or another window has news. */
  wake(): void
  stop(): void
}

const second = 1000
const firstDelays = [second, second, 2 * second, 2 * second, 3 * second]
const laterDelay = 5 * second

/** Milliseconds between one question and the next: often at first, for most payments are there at once. */
export const delayAfter = (questions: number): number => firstDelays[questions - 1] ?? laterDelay

const open: ReadonlySet<string> = new Set(['created', 'authorised'])

/** Whether nothing is decided yet. */
export const isOpenState = (state: string): boolean => open.has(state)

function newsOf(error: unknown): PaymentNews {
  if (!(error instanceof MelaError)) return { kind: 'no answer', isOffline: false }
  const isRefused = error.status === 403 || error.status === 404
  return isRefused ? { kind: 'refused' } : { kind: 'no answer', isOffline: error.isOffline }
}

/** Asks for a payment until something is decided, one question at a time. */
export function watchPayment({ ask, tell }: Watching): PaymentWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let questions = 0
  let isAsking = false
  let isOver = false

  const look = async () => {
    if (isAsking || isOver) return
    isAsking = true
    clearTimeout(timer)
    const news = await ask().then((status): PaymentNews => ({ kind: 'status', status }), newsOf)
    isAsking = false
    questions += 1
    if (isOver) return
    isOver = news.kind === 'refused' || (news.kind === 'status' && !isOpenState(news.status.state))
    if (!isOver) timer = setTimeout(() => void look(), delayAfter(questions))
    tell(news)
  }

  void look()
  return {
    wake: () => void look(),
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
