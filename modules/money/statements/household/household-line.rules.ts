/** Kinds of a household's lines, in the order of the statement. */
export const householdKinds = [
  'fees',
  'orders',
  'registrations',
  'contributions',
  'gift_cards',
  'credit',
  'points',
  'hours',
] as const

export type HouseholdKind = (typeof householdKinds)[number]

export type Movement = 'charged' | 'reduced' | 'paid' | 'refunded' | 'reversed' | 'added' | 'used'

export type Unit = 'money' | 'points' | 'minutes'

export function unitOf(kind: HouseholdKind): Unit {
  if (kind === 'points') return 'points'
  return kind === 'hours' ? 'minutes' : 'money'
}

interface CountedLine {
  readonly kind: HouseholdKind
  readonly movement: Movement
  readonly amount: number
}

export interface KindSums {
  readonly kind: HouseholdKind
  /** Amounts charged less reductions; points or credit added; hours. */
  readonly charged: number
  /** Positive; less what was reversed. */
  readonly paid: number
  readonly refunded: number
  /** The sum of all lines: for what is charged, the amount to pay. */
  readonly net: number
}

const paysOrReverses = ({ movement, amount }: CountedLine) =>
  movement === 'paid' || movement === 'used' || (movement === 'reversed' && amount > 0)

const refundsOrReverses = ({ movement, amount }: CountedLine) =>
  movement === 'refunded' || (movement === 'reversed' && amount <= 0)

const sumOf = (lines: readonly CountedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

function sumLines(kind: HouseholdKind, lines: readonly CountedLine[]): KindSums {
  const paid = sumOf(lines.filter(paysOrReverses))
  const refunded = sumOf(lines.filter(refundsOrReverses))
  const net = sumOf(lines)
  return { kind, charged: net - paid - refunded, paid: 0 - paid, refunded, net }
}

/** Adds up the lines of each kind. For each, `charged - paid + refunded` is `net`. */
export function sumByKind(lines: readonly CountedLine[]): readonly KindSums[] {
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  return householdKinds.flatMap((kind) => {
    const own = byKind.get(kind)
    return own ? [sumLines(kind, own)] : []
  })
}

/** Kinds that somebody is charged for, so that their sums have a balance to pay. */
const chargedKinds: ReadonlySet<HouseholdKind> = new Set([
  'fees',
  'orders',
  'registrations',
  'contributions',
  'gift_cards',
])

/** Adds up what is charged, paid and refunded. Credit, points and hours have sums of their own. */
export function totalOf(sums: readonly KindSums[]): Omit<KindSums, 'kind'> {
  const charged = sums.filter(({ kind }) => chargedKinds.has(kind))
  const total = (part: 'charged' | 'paid' | 'refunded' | 'net') =>
    charged.reduce((sum, one) => sum + one[part], 0)
  return { charged: total('charged'), paid: total('paid'), refunded: total('refunded'), net: total('net') }
}
