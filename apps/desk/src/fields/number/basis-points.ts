import type { IntFormat } from '#meta'
import type { DeskField } from '../../data/document/type-meta.ts'

/** The format of a whole number that counts hundredths of a percent. */
export const basisPoints: IntFormat = 'Basis points'

export const isRate = ({ options }: { options?: DeskField['options'] }): boolean =>
  options?.[0] === basisPoints

const POINTS = 100

/** 1800 is 18. */
export const percentOf = (points: number): number => points / POINTS

/** '18.5' is '1850'; what is no number stays as it was typed, for the field's rule to refuse. */
export function pointsOf(typed: string): string {
  const text = typed.trim()
  const percent = Number(text)
  if (text === '' || !Number.isFinite(percent)) return text
  const points = percent * POINTS
  // 1.1 times a hundred is a hair above 110: only what stands beyond the second decimal is a fault.
  return String(Math.abs(points - Math.round(points)) < 1e-6 ? Math.round(points) : points)
}

/** What stands in a field as people read it. */
export function percentText(points: number | string): string {
  return points === '' || !Number.isFinite(Number(points))
    ? String(points)
    : String(percentOf(Number(points)))
}
