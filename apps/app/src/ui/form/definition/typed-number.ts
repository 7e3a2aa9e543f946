const firstDigits = [0x0966, 0x0be6] as const

/** Hindi and Tamil digits as the digits that numbers are read from. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u0be6-\u0bef]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const first = firstDigits.findLast((start) => code >= start) ?? code
    return String(code - first)
  })

/** A number as people type it, with commas between its thousands and spaces anywhere. */
export function plainNumber(text: string): string {
  return withPlainDigits(text).replace(/[\s,\u00a0₹]/g, '')
}
