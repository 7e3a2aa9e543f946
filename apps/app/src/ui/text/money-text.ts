import { formatMoney, toMinorUnits } from '#meta'

/** A decimal amount of the wire as people read it. */
export function moneyText(amount: number, currency: string, language: string): string {
  return formatMoney(toMinorUnits(amount) ?? Math.round(amount * 100), currency, language)
}

/** How many percent an amount is below an earlier one; null when there is no cut worth naming. */
export function percentOff(price: number, earlier: number | null): number | null {
  if (earlier === null || earlier <= price) return null
  const percent = Math.floor(((earlier - price) / earlier) * 100)
  return percent < 1 ? null : percent
}
