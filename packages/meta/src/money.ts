const DECIMALS = 2
const UNIT = 10 ** DECIMALS

/**
 * Converts a decimal amount to integer minor units (₹4.20 -> 420); null when it has more than two decimals or is too
 * large to be exact.
 */
export function toMinorUnits(amount: number): number | null {
  const scaled = amount * UNIT
  const minor = Math.round(scaled)
  // 4.35 * 100 is 434.99999999999994: only the error of the multiplication itself is tolerated.
  const forgiven = Math.max(1, Math.abs(scaled)) * 4 * Number.EPSILON
  if (!Number.isSafeInteger(minor) || Math.abs(scaled - minor) > forgiven) return null
  return minor === 0 ? 0 : minor
}

/** Integer minor units as the decimal number of the wire (420 -> 4.2). */
export function toDecimal(minor: number): number {
  return minor / UNIT
}

/** Formats an amount, with lakh grouping for rupees: ₹1,23,456 and ₹4.50; whole amounts have no decimals. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const isIntegral = minor % UNIT === 0
  return new Intl.NumberFormat(language.includes('-') ? language : `${language}-IN`, {
    style: 'currency',
    currency,
    minimumFractionDigits: isIntegral ? 0 : DECIMALS,
    maximumFractionDigits: DECIMALS,
  }).format(minor / UNIT)
}
