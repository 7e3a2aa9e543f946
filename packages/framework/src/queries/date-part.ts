import { parsePath, type Path } from './path.ts'
import { queryErrors } from './query-errors.ts'
import type { Operand } from './sources.ts'

const parts = ['year', 'month', 'date'] as const

/** What `year(x)`, `month(x)` and `date(x)` take of a day or a moment. */
export type DatePart = (typeof parts)[number]

const CALL = /^(year|month|date) ?\(([^()]*)\)$/i

/** A part of a column, as a question names it. */
export interface PartOf {
  readonly part: DatePart
  readonly path: Path
}

/** Reads `year(column)`, `month(column)` or `date(column)`; null when it is none of them. */
export function parseDatePart(written: string): PartOf | null {
  const [, name = '', inside = ''] = CALL.exec(written) ?? []
  const part = parts.find((known) => known === name.toLowerCase())
  if (part === undefined) return null
  const path = parsePath(inside.trim())
  if (path === null || path.column === '*') throw queryErrors.field(written)
  return { part, path }
}

const texts: Record<DatePart, (text: string) => string> = {
  year: (text) => `extract(year from ${text})::int`,
  month: (text) => `extract(month from ${text})::int`,
  date: (text) => `${text}::date`,
}

/** An operand as the part of it that was asked for. */
export function partOfOperand(part: DatePart, operand: Operand, written: string): Operand {
  const { sqlType, name } = operand.column
  if (sqlType !== 'date' && sqlType !== 'timestamp') throw queryErrors.notADate(written, name)
  return { ...operand, text: texts[part](operand.text) }
}
