import { trimEnd } from '#meta'

/** '10:00:00.120000' and '10:00:00.12' are one time, and '10:00:00.000000' is '10:00:00'. */
function withoutTrailingZeros(text: string): string {
  return /\d\d:\d\d:\d\d\.\d*$/.test(text) ? trimEnd(trimEnd(text, '0'), '.') : text
}

/** True when two values of one column are the same, whichever of their written forms they have. */
export function isSameValue(fieldtype: string, one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? null, other ?? null]
  if (left === right) return true
  const isTime = fieldtype === 'Datetime' || fieldtype === 'Time'
  if (!isTime || typeof left !== 'string' || typeof right !== 'string') return false
  return withoutTrailingZeros(left) === withoutTrailingZeros(right)
}
