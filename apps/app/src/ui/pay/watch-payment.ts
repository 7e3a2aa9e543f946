import { MelaError } from '#client'
import type { PaymentStatus } from './pay-calls.ts'

/** What is known of a payment after it was asked for. */
export type PaymentNews =
  | { kind: 'status'; status: PaymentStatus; isAskedAgain: boolean }
  /** No answer, or none that says anything: it is asked again. */
  | { kind: 'no answer'; isOffline: boolean }
  /** It does not open with what this window has: asking again is no use. */
  | { kind: 'refused' }

interface Watching {
  ask: () => Promise<PaymentStatus>
  onNews: (news: PaymentNews) => void
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

/** A declined payment may be tried again at the gateway's page: it is asked about ever more rarely, some six minutes long. */
const declinedDelays = [2, 3, 3, 5, 8, 13, 21, 34, 55, 89, 120].map((seconds) => seconds * second)

/** Milliseconds until a payment that was declined is asked about again; null when it is not by itself any more. */
export const delayAfterDecline = (questions: number): number | null => declinedDelays[questions - 1] ?? null

const open: ReadonlySet<string> = new Set(['created', 'authorised'])

/** Whether nothing is decided yet. */
export const isOpenState = (state: string): boolean => open.has(state)

type Answer = Exclude<PaymentNews, { kind: 'status' }> | { kind: 'status'; status: PaymentStatus }

function answerTo(error: unknown): Answer {
  if (!(error instanceof MelaError)) return { kind: 'no answer', isOffline: false }
  const isRefused = error.status === 403 || error.status === 404
  return isRefused ? { kind: 'refused' } : { kind: 'no answer', isOffline: error.isOffline }
}

/** Whether asking again is no use. */
function isLast(answer: Answer): boolean {
  if (answer.kind !== 'status') return answer.kind === 'refused'
  const { state, may_come } = answer.status
  return !isOpenState(state) && may_come !== 1
}

/**
 * Asks for a payment until something is decided, one question at a time. One that was declined may be paid after all: it is
 * asked about for a while, and whenever there is news.
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
