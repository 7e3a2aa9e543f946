import { durationParts, type IntFormat } from '#meta'
import type { Language } from '#design/messages'
import type { DeskField } from '../../data/document/type-meta.ts'

const regionOf = (language: Language): string => `${language}-IN`

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(regionOf(language)).format(value)
}

/** Formats a percentage: 12.5 is 12.5%. */
export function formatPercent(value: number, language: Language): string {
  const format = { style: 'percent', maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(regionOf(language), format).format(value / 100)
}

export function formatDuration(seconds: number, language: Language): string {
  return durationParts(seconds)
    .map(({ unit, count }) => {
      const format = { style: 'unit', unit, unitDisplay: 'short' } as const
      return new Intl.NumberFormat(regionOf(language), format).format(count)
    })
    .join(' ')
}

export const basisPoints: IntFormat = 'Basis points'

export const isRate = ({ options }: { options?: DeskField['options'] }): boolean =>
  options?.[0] === basisPoints

export const month: IntFormat = 'Month'

export const months: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** Returns the name of a month: 4 is April. */
export function monthName(value: number, language: Language): string {
  const format = { month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(regionOf(language), format).format(Date.UTC(2000, value - 1))
}

export const bytes: IntFormat = 'Bytes'

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

const BYTES_OF_NEXT_UNIT = 1024

/** Formats a size: 148548 is 145 kB. */
export function formatBytes(count: number, language: Language): string {
  const place = count < 1 ? 0 : Math.floor(Math.log(count) / Math.log(BYTES_OF_NEXT_UNIT))
  const power = Math.min(place, byteUnits.length - 1)
  const size = count / BYTES_OF_NEXT_UNIT ** power
  const unit = byteUnits[power] ?? 'byte'
  const unitDisplay = power === 0 ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(regionOf(language), format).format(size)
}

const POINTS = 100

/** Converts hundredths of a percent: 1800 is 18. */
export const percentOf = (points: number): number => points / POINTS

/** Converts a typed percentage: '18.5' is '1850'; an invalid number stays as typed, for the field's rule to refuse. */
export function pointsOf(typed: string): string {
  const text = typed.trim()
  const percent = Number(text)
  if (text === '' || !Number.isFinite(percent)) return text
  const points = percent * POINTS
  // 1.1 times 100 is slightly above 110: only more than two decimals is an error.
  return String(Math.abs(points - Math.round(points)) < 1e-6 ? Math.round(points) : points)
}

export function percentText(points: number | string): string {
  return points === '' || !Number.isFinite(Number(points))
    ? String(points)
    : String(percentOf(Number(points)))
}

const rupees = 'INR'

export function currencyOf({ options }: { options?: DeskField['options'] }): string {
  const [code = ''] = options ?? []
  return /^[A-Z]{3}$/.test(code) ? code : rupees
}

/** Returns '₹' for 'INR', '$' for 'USD'. */
export function currencySymbol(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(`${language}-IN`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
