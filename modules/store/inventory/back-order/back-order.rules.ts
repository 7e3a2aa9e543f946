import { addDays } from '#meta'

export const backOrderKinds = ['back-order', 'pre-order'] as const

export type BackOrderKind = (typeof backOrderKinds)[number]

/** Choices of a seller for a variant that is out of stock. */
export const stockPolicies = ['deny', ...backOrderKinds] as const

/** Terms of a sale beyond stock as stored with the stock. */
export interface BackOrderTerms {
  readonly kind: BackOrderKind
  /** Day on which a pre-ordered product is released; null for a back-order. */
  readonly release_on: string | null
  /** Days until a back-order ships; null for a pre-order. */
  readonly days: number | null
  /** Units that can still be sold beyond stock. */
  readonly left: number
}

export interface BackOrder {
  readonly kind: BackOrderKind
  readonly expected_on: string
  readonly days: number | null
  readonly left: number
}

/** Returns when a unit ordered today beyond stock ships; a release date that has passed means from today on. */
export function backOrderOn(today: string, { kind, release_on, days, left }: BackOrderTerms): BackOrder {
  if (kind === 'back-order') return { kind, expected_on: addDays(today, days ?? 0), days: days ?? 0, left }
  const expected_on = release_on !== null && release_on > today ? release_on : today
  return { kind, expected_on, days: null, left }
}
