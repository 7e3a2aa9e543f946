/** The last four digits of a number; the others are dots, for nobody beside its owner needs them on a screen. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `${'•'.repeat(Math.max(0, Math.min(6, digits.length - 4)))}\u00a0${digits.slice(-4)}`
}
