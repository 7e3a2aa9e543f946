import { durationParts, type IntFormat } from '#meta'
import type { Language } from '#design/messages'
import type { DeskField } from '../../data/document/type-meta.ts'

const regionOf = (language: Language): string => `${language}-IN`

/** A number as this language writes it. */
export function numberWords(value: number, language: Language): string {
  return new Intl.NumberFormat(regionOf(language)).format(value)
}

/** 12.5 is 12.5%: what is stored is already of a hundred. */
export function percentWords(value: number, language: Language): string {
  const format = { style: 'percent', maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(regionOf(language), format).format(value / 100)
}

/** Seconds in hours and minutes, with the language's own short units. */
export function durationWords(seconds: number, language: Language): string {
  return durationParts(seconds)
    .map(({ unit, count }) => {
      const format = { style: 'unit', unit, unitDisplay: 'short' } as const
      return new Intl.NumberFormat(regionOf(language), format).format(count)
    })
    .join(' ')
}

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

const rupees = 'INR'

/** The currency of an amount: the field says it as its option, else it is the house's own. */
export function currencyOf({ options }: { options?: DeskField['options'] }): string {
  const [code = ''] = options ?? []
  return /^[A-Z]{3}$/.test(code) ? code : rupees
}

/** '₹' of 'INR', '$' of 'USD'. */
export function currencySymbol(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(`${language}-IN`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
