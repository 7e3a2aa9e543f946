import type { Scenario } from '../../../gateways/sandbox/scenario/scenarios.ts'

/** Ways beside paying and declining, with the keys of their texts: each is a day that a real service may have. */
export const difficultScenarios = [
  { scenarioName: 'slow', key: 'slow' },
  { scenarioName: 'webhook first', key: 'webhook_first' },
  { scenarioName: 'webhook twice', key: 'webhook_twice' },
  { scenarioName: 'out of order', key: 'out_of_order' },
  { scenarioName: 'no webhook', key: 'no_webhook' },
  { scenarioName: 'after expiry', key: 'after_expiry' },
  { scenarioName: 'authorise', key: 'authorise' },
  { scenarioName: 'dispute', key: 'dispute' },
] as const satisfies readonly { readonly scenarioName: Scenario; readonly key: string }[]

interface Method {
  readonly method: 'upi' | 'card' | 'netbanking'
  /** What a payer would type. */
  readonly explanation: string
  /** Strokes of a drawing on 24 by 24. */
  readonly drawing: string
}

export const methods: readonly Method[] = [
  { method: 'upi', explanation: 'guest@testbank', drawing: 'M6 4l6 8-6 8zM12 4l6 8-6 8' },
  {
    method: 'card',
    explanation: '4111 1111 1111 1111',
    drawing: 'M3 6.5h18v11H3zM3 10h18M6 14.5h4',
  },
  {
    method: 'netbanking',
    explanation: 'Test Bank of India',
    drawing: 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  },
]

export function methodNamed(text: string | null): string {
  return methods.find(({ method }) => method === text)?.method ?? 'upi'
}
