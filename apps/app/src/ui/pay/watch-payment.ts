import { MelaError } from '#client'
import type { PaymentStatus } from './pay-calls.ts'

export type PaymentNews =
  | { kind: 'status'; status: PaymentStatus; isAskedAgain: boolean }
  /** A missing or unusable response; the request is repeated. */
  | { kind: 'no answer'; isOffline: boolean }
  /** Access is refused with this window's credentials; a retry does not help. */
  | { kind: 'refused' }

interface Watching {
  ask: () => Promise<PaymentStatus>
  onNews: (news: PaymentNews) => void
}

export interface PaymentWatch {
  /** Asks at once, after a reconnection or another window's report. */
  wake(): void
  stop(): void
}

const second = 1000
const firstDelays = [second, second, 2 * second, 2 * second, 3 * second]
const laterDelay = 5 * second

/** Returns the milliseconds between two requests: short at first, because most payments complete at once. */
export const delayAfter = (questions: number): number => firstDelays[questions - 1] ?? laterDelay

/**
 * Milliseconds between requests for a declined payment, for about six minutes: the payer may try again at the gateway.
 */
const declinedDelays = [2, 3, 3, 5, 8, 13, 21, 34, 55, 89, 120].map((seconds) => seconds * second)

/** Returns the milliseconds until a declined payment is asked for again; null at the end. */
export const delayAfterDecline = (questions: number): number | null => declinedDelays[questions - 1] ?? null

const open: ReadonlySet<string> = new Set(['created', 'authorised'])

export const isOpenState = (state: string): boolean => open.has(state)

type Answer = Exclude<PaymentNews, { kind: 'status' }> | { kind: 'status'; status: PaymentStatus }

function answerTo(error: unknown): Answer {
  if (!(error instanceof MelaError)) return { kind: 'no answer', isOffline: false }
  const isRefused = error.status === 403 || error.status === 404
  return isRefused ? { kind: 'refused' } : { kind: 'no answer', isOffline: error.isOffline }
}

function isLast(answer: Answer): boolean {
  if (answer.kind !== 'status') return answer.kind === 'refused'
  const { state, may_come } = answer.status
  return !isOpenState(state) && may_come !== 1
}

/**
 * Asks for a payment until it is decided, one request at a time. A declined one is asked for a while, and after each
 * report.
 */
export function watchPayment({ ask, onNews }: Watching): PaymentWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let questions = 0
  let declines = 0
  let isAsking = false
  let isOver = false

  const nextDelay = (answer: Answer) => {
    if (answer.kind !== 'status' || isOpenState(answer.status.state)) return delayAfter(questions)
    declines += 1
    return delayAfterDecline(declines)
  }
  const look = async () => {
    if (isAsking || isOver) return
    isAsking = true
    clearTimeout(timer)
    const answer = await ask().then((status): Answer => ({ kind: 'status', status }), answerTo)
    isAsking = false
    questions += 1
    if (isOver) return
    isOver = isLast(answer)
    const delay = isOver ? null : nextDelay(answer)
    if (delay !== null) timer = setTimeout(() => void look(), delay)
    onNews(answer.kind === 'status' ? { ...answer, isAskedAgain: delay !== null } : answer)
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
