const COUNTRY = '91'

/**
 * Converts a phone number to E.164; null when it cannot be one. A number without a country code is Indian: ten digits,
 * with or without the trunk zero. (ITU-T E.164: at most 15 digits.)
 */
export function toE164(text: string): string | null {
  const compact = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^\+[1-9]\d{6,14}$/.test(compact)) return isWrongIndian(compact) ? null : compact
  const national = compact.replace(/^0/, '')
  return /^[1-9]\d{9}$/.test(national) ? `+${COUNTRY}${national}` : null
}

function isWrongIndian(number: string): boolean {
  return number.startsWith(`+${COUNTRY}`) && !/^\+91[1-9]\d{9}$/.test(number)
}
