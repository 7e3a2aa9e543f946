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

/** Pattern of landlines in the big cities, whose area codes have two digits; no mobile number begins like them. */
const cityLine = /^(\+91)(11|20|22|33|40|44)(\d{4})(\d{4})$/

const mobile = /^(\+91)([6-9]\d{4})(\d{5})$/

/** Formats an Indian number in its usual groups; any other is unchanged. */
export const spacedPhone = (phone: string): string =>
  phone.replace(cityLine, '$1\u00a0$2\u00a0$3\u00a0$4').replace(mobile, '$1\u00a0$2\u00a0$3')
