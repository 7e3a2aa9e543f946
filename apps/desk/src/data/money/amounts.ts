import { toMinorUnits } from '#meta'

/** Returns the minor units of an amount on the wire; zero for a missing one. */
export const minorOf = (amount: number | null | undefined): number => toMinorUnits(amount ?? 0) ?? 0

export type AmountProblem = 'missing' | 'bad' | 'low' | 'high'

type ReadAmount =
  | { readonly minor: number; readonly problem: null }
  | { readonly minor: null; readonly problem: AmountProblem }

const refused = (problem: AmountProblem): ReadAmount => ({ minor: null, problem })

/** Pattern of a typed amount: grouped digits with at most two decimals. */
const written = /^\d{1,3}(,?\d{2,3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/

/** Parses a typed amount in minor units: above zero and at most `most`. */
export function readAmount(typed: string, most: number): ReadAmount {
  const text = typed.trimEnd().replace(/^[₹\s]+/, '')
  if (text === '') return refused('missing')
  if (!written.test(text)) return refused('bad')
  const minor = toMinorUnits(Number(text.replaceAll(',', '')))
  if (minor === null) return refused('bad')
  if (minor <= 0) return refused('low')
  return minor > most ? refused('high') : { minor, problem: null }
}

/** Formats minor units for typing: '1234.50' and '1234'. */
export function typedAmount(minor: number): string {
  const decimals = minor % 100
  const majorUnits = Math.trunc(minor / 100)
  return decimals === 0 ? String(majorUnits) : `${majorUnits}.${String(decimals).padStart(2, '0')}`
}
