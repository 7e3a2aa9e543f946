import { toE164 } from '#meta'

export const contactFields = ['phone', 'email', 'full_name'] as const

export type ContactField = (typeof contactFields)[number]

/** A way to reach somebody as it is kept; null for what cannot be one. */
export function parseContactValue(field: ContactField, typed: string): string | null {
  const text = typed.trim()
  if (field === 'phone') return toE164(text)
  if (field === 'full_name') return text === '' ? null : text
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? text.toLowerCase() : null
}
