import type { SandboxEvent } from '../sandbox-event.ts'

/** The ways in which a made-up payment goes, as its page offers them. */
export const scenarioNames = [
  'pay',
  'decline',
  'slow',
  'webhook first',
  'webhook twice',
  'out of order',
  'no webhook',
  'after expiry',
  'authorise',
  'dispute',
] as const

export type Scenario = (typeof scenarioNames)[number]

export function findScenario(text: string | null): Scenario | undefined {
  return scenarioNames.find((scenario) => scenario === text)
}

type PlannedEvent = Pick<SandboxEvent, 'type'> & {
  /** Seconds from now. */
  readonly after: number
  /** Seconds by which what it tells of is older than now. */
  readonly age?: number
  /** How often the very same event is sent. */
  readonly copies?: number
}

interface PlannedAction {
  readonly action: 'capture' | 'dispute'
  /** Seconds from now, or when the order is over. */
  readonly after: number | 'expiry'
}

export interface ScenarioPlan {
  readonly state: 'created' | 'authorised' | 'captured' | 'failed'
  /** What a bank would say. */
  readonly error?: string
  readonly sent?: readonly PlannedEvent[]
  readonly later?: readonly PlannedAction[]
  /** The payer comes back only when the event has been answered. */
  readonly isSentFirst?: boolean
}

/** Long enough for the payer to be back before. */
const SOON = 2
const SLOW = 8

const captured = { type: 'payment.captured', after: SOON } as const

/** What a service would do in each of these ways. */
export const scenarioPlans: Readonly<Record<Scenario, ScenarioPlan>> = {
  pay: { state: 'captured', sent: [captured] },
  decline: {
    state: 'failed',
    error: 'The bank declined this payment',
    sent: [{ type: 'payment.failed', after: SOON }],
  },
  slow: { state: 'created', later: [{ action: 'capture', after: SLOW }] },
  'webhook first': { state: 'captured', sent: [{ ...captured, after: 0 }], isSentFirst: true },
  'webhook twice': { state: 'captured', sent: [{ ...captured, copies: 2 }] },
  'out of order': {
    state: 'captured',
    sent: [captured, { type: 'payment.authorised', after: 2 * SOON, age: 1 }],
  },
  'no webhook': { state: 'captured' },
  'after expiry': { state: 'created', later: [{ action: 'capture', after: 'expiry' }] },
  authorise: { state: 'authorised', sent: [{ type: 'payment.authorised', after: SOON }] },
  dispute: { state: 'captured', sent: [captured], later: [{ action: 'dispute', after: SLOW }] },
}
