import { durationParts } from '#meta'
import type { Language } from '#design/messages'

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
