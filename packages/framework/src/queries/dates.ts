import { addDays } from '#meta'
import { parsePath, type Path } from './relations.ts'
import { queryErrors } from './query-errors.ts'
import type { Operand } from './sources.ts'

/** First and last day, 'YYYY-MM-DD'. */
type Days = readonly [first: string, last: string]

const lengths = { month: 1, quarter: 3, year: 12 } as const

type Period = keyof typeof lengths

function monthAt(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

function periodAt(today: string, period: Period, away: number): Days {
  const length = lengths[period]
  const month = Number(today.slice(5, 7)) - 1
  const first = monthAt(today, away * length - (month % length))
  return [first, addDays(monthAt(first, length), -1)]
}

/** Weeks begin on Sunday, as in the dialect by default. */
function weekAt(today: string, away: number): Days {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const first = addDays(today, 7 * away - weekday)
  return [first, addDays(first, 6)]
}

function halfYearAt(today: string, shift: -1 | 1): Days {
  const [first] = periodAt(today, 'quarter', shift === 1 ? 1 : -2)
  const [, last] = periodAt(today, 'quarter', shift === 1 ? 2 : -1)
  return [first, last]
}

const nearDays = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])

const shifts = new Map<string, -1 | 0 | 1>([
  ['last', -1],
  ['this', 0],
  ['next', 1],
])

function isPeriod(word: string): word is Period {
  return Object.hasOwn(lengths, word)
}

function unitAt(today: string, unit: string, shift: -1 | 0 | 1): Days | null {
  if (unit === 'week') return weekAt(today, shift)
  if (isPeriod(unit)) return periodAt(today, unit, shift)
  if (shift === 0) return null
  if (unit === '6 months') return halfYearAt(today, shift)
  const [, days] = /^(7|14|30|90) days$/.exec(unit) ?? []
  if (days === undefined) return null
  const far = addDays(today, shift * Number(days))
  return shift === -1 ? [far, today] : [today, far]
}

export function timespanDays(words: string, today: string): Days | null {
  const phrase = words.toLowerCase().trim().replace(/\s+/g, ' ')
  const near = nearDays.get(phrase)
  if (near !== undefined) return [addDays(today, near), addDays(today, near)]
  const [, shift = '', unit = ''] = /^(last|this|next) (.+)$/.exec(phrase) ?? []
  const direction = shifts.get(shift)
  return direction === undefined ? null : unitAt(today, unit, direction)
}

const units = new Map([
  ['1 week', 'week'],
  ['1 month', 'month'],
  ['3 months', 'quarter'],
  ['6 months', '6 months'],
  ['1 year', 'year'],
])

export function neighbouringDays(shift: 'previous' | 'next', words: string, today: string): Days | null {
  const unit = units.get(words.toLowerCase().trim())
  return unit === undefined ? null : timespanDays(`${shift === 'previous' ? 'last' : 'next'} ${unit}`, today)
}

const parts = ['year', 'month', 'date'] as const

export type DatePart = (typeof parts)[number]

const CALL = /^(year|month|date) ?\(([^()]*)\)$/i

export interface PartOf {
  readonly part: DatePart
  readonly path: Path
}

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

export function partOfOperand(part: DatePart, operand: Operand, written: string): Operand {
  const { sqlType, name } = operand.column
  if (sqlType !== 'date' && sqlType !== 'timestamp') throw queryErrors.notADate(written, name)
  return { ...operand, text: texts[part](operand.text) }
}
