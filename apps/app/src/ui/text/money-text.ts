import { formatMoney, toMinorUnits } from '#meta'

/** Formats a decimal amount of the wire. */
export function moneyText(amount: number, currency: string, language: string): string {
  return formatMoney(toMinorUnits(amount) ?? Math.round(amount * 100), currency, language)
}

/** Returns by how many percent an amount is below an earlier one; null for no notable reduction. */
export function percentOff(price: number, earlier: number | null): number | null {
  if (earlier === null || earlier <= price) return null
  const percent = Math.floor(((earlier - price) / earlier) * 100)
  return percent < 1 ? null : percent
}
