/** Characters that start a formula in a spreadsheet, in half and full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** Marks text that a spreadsheet would run; plain numbers stay. */
function harmless(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? harmless(value) : JSON.stringify(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Formats one line of a table (RFC 4180). */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}
