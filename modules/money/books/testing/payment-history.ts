import fc from 'fast-check'
import type { InjectedFault } from './fault-injection.ts'

const payerSteps = [
  'pays',
  'is declined',
  'is authorised',
  'pays twice',
  'pays too little',
  'pays in dollars',
] as const

export type PayerStep = (typeof payerSteps)[number]

export type Action =
  | { readonly what: 'open'; readonly tab: number; readonly fault: InjectedFault | null }
  | { readonly what: 'payer'; readonly step: PayerStep; readonly order: number }
  | { readonly what: 'deliver'; readonly event: number; readonly times: number; readonly isLost: boolean }
  | { readonly what: 'forge' }
  | { readonly what: 'work'; readonly fault: InjectedFault | null }
  | { readonly what: 'ask'; readonly fault: InjectedFault | null }
  | { readonly what: 'reconcile'; readonly fault: InjectedFault | null }
  | {
      readonly what: 'refund'
      readonly percent: number
      readonly to: 'source' | 'credit'
      readonly key: number
      readonly fault: InjectedFault | null
    }
  | { readonly what: 'refund outside'; readonly percent: number }
  | { readonly what: 'bank answers'; readonly isGood: boolean }
  | { readonly what: 'dispute'; readonly percent: number; readonly isNew: boolean }
  | { readonly what: 'bank decides'; readonly dispute: number; readonly isWon: boolean }
  | {
      readonly what: 'ask, answered late'
      readonly by: 'ask' | 'event' | 'status'
      readonly number: number
      readonly moments: number
    }
  | { readonly what: 'withdraw' }
  | { readonly what: 'staff'; readonly decision: 'refund' | 'hold' }

type Moment = readonly Action[]

export interface History {
  readonly amount: number
  readonly taxPercent: number
  readonly isMember: boolean
  readonly moments: readonly Moment[]
}

export const MAX_MOMENTS = 12

const fault: fc.Arbitrary<InjectedFault | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash'), at: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('line'), at: fc.integer({ min: 0, max: 2 }) }) },
)
const few = fc.nat({ max: 2 })
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 }))

const kinds = {
  open: fc.record({ what: fc.constant('open'), tab: few, fault }),
  payer: fc.record({
    what: fc.constant('payer'),
    step: fc.oneof({ weight: 3, arbitrary: fc.constant('pays') }, fc.constantFrom(...payerSteps)),
    order: few,
  }),
  deliver: fc.record({
    what: fc.constant('deliver'),
    event: few,
    times: fc.integer({ min: 1, max: 2 }),
    isLost: fc.boolean(),
  }),
  forge: fc.record({ what: fc.constant('forge') }),
  work: fc.record({ what: fc.constant('work'), fault }),
  ask: fc.record({ what: fc.constant('ask'), fault }),
  reconcile: fc.record({ what: fc.constant('reconcile'), fault }),
  refund: fc.record({
    what: fc.constant('refund'),
    percent,
    to: fc.constantFrom('source', 'source', 'credit'),
    key: few,
    fault,
  }),
  outside: fc.record({ what: fc.constant('refund outside'), percent }),
  bank: fc.record({ what: fc.constant('bank answers'), isGood: fc.boolean() }),
  dispute: fc.record({ what: fc.constant('dispute'), percent, isNew: fc.boolean() }),
  decides: fc.record({ what: fc.constant('bank decides'), dispute: few, isWon: fc.boolean() }),
  late: fc.record({
    what: fc.constant('ask, answered late'),
    by: fc.constantFrom('ask', 'event', 'status'),
    number: few,
    moments: fc.integer({ min: 1, max: 4 }),
  }),
  withdraw: fc.record({ what: fc.constant('withdraw') }),
  staff: fc.record({ what: fc.constant('staff'), decision: fc.constantFrom('refund', 'hold') }),
} satisfies Record<string, fc.Arbitrary<Action>>

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: kinds.payer },
  { weight: 3, arbitrary: kinds.open },
  { weight: 4, arbitrary: kinds.deliver },
  { weight: 4, arbitrary: kinds.work },
  { weight: 4, arbitrary: kinds.refund },
  { weight: 2, arbitrary: kinds.ask },
  { weight: 2, arbitrary: kinds.bank },
  { weight: 1, arbitrary: kinds.reconcile },
  { weight: 1, arbitrary: kinds.outside },
  { weight: 2, arbitrary: kinds.dispute },
  { weight: 2, arbitrary: kinds.decides },
  { weight: 4, arbitrary: kinds.late },
  { weight: 1, arbitrary: kinds.withdraw },
  { weight: 1, arbitrary: kinds.staff },
  { weight: 1, arbitrary: kinds.forge },
)

const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(action) },
  { weight: 1, arbitrary: fc.tuple(action, action) },
)

const paid: Action = { what: 'payer', step: 'pays', order: 0 }

const news: fc.Arbitrary<readonly [Action, Action]> = fc.oneof(
  fc.tuple(kinds.dispute, kinds.decides),
  fc.tuple(kinds.dispute, kinds.dispute),
  fc.tuple(kinds.outside, kinds.bank),
)

const overtaking: fc.Arbitrary<readonly Moment[]> = fc
  .tuple(kinds.late, news, fc.oneof(kinds.ask, kinds.work))
  .map(([late, [before, after], ask]) => [
    ...[[paid], [before], [{ ...late, moments: 3 }]],
    ...[[after], [{ ...ask, fault: null }]],
  ])

const moments: fc.Arbitrary<readonly Moment[]> = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: moment.map((one) => [one]) }, { weight: 1, arbitrary: overtaking }),
    { maxLength: MAX_MOMENTS - 1 },
  )
  .map((some) => some.flat().slice(0, MAX_MOMENTS - 1))

const opened: fc.Arbitrary<Moment> = fc.tuple(kinds.open)

export const history: fc.Arbitrary<History> = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 1_000_000 })),
  taxPercent: fc.constantFrom(0, 5, 18, 33),
  isMember: fc.boolean(),
  moments: fc.tuple(opened, moments).map(([first, rest]) => [first, ...rest]),
})

/** Minutes by which the clock moves between steps; negative at times. */
export const clockMoves: fc.Arbitrary<readonly number[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
    { weight: 2, arbitrary: fc.constantFrom(12, 65) },
    { weight: 1, arbitrary: fc.constantFrom(-20, 1500) },
  ),
  { minLength: MAX_MOMENTS, maxLength: MAX_MOMENTS },
)
