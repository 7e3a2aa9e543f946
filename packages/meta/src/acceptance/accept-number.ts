import { accepted, problem, refused, type Acceptance } from './acceptance.ts'
import type { FieldRules } from '../field.ts'
import { toMinorUnits } from '../money.ts'

const MOST = Number.MAX_SAFE_INTEGER

/** Characters of a number that is written as text. */
const LONGEST = 40

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** The number that stands in a value or in a text; null when it is none. */
export function numberOf(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null
  if (typeof input !== 'string' || input.length > LONGEST || !NUMBER.test(input.trim())) return null
  const value = Number(input)
  return Number.isFinite(value) ? value : null
}

function tooLittle(field: FieldRules, value: number): Acceptance {
  const tooLow = problem('range', 'too_low', { min: field.min ?? 0 })
  return { isAccepted: false, problem: { ...tooLow, isNegative: value < 0 } }
}

function withinBounds(field: FieldRules, value: number): Acceptance {
  if (field.min !== null && value < field.min) return tooLittle(field, value)
  if (field.max !== null && value > field.max) return refused('range', 'too_high', { max: field.max })
  return accepted(value)
}

export function acceptInt(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  if (value === null || !Number.isInteger(value) || Math.abs(value) > MOST)
    return refused('type', 'not_an_integer')
  return withinBounds(field, value)
}

export function acceptFloat(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  return value === null ? refused('type', 'not_a_number') : withinBounds(field, value)
}

/** A decimal amount, as integer minor units from here on. */
export function acceptDecimal(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  const minor = value === null ? null : toMinorUnits(value)
  if (minor === null) return refused('type', 'not_an_amount')
  return withinBounds(field, minor)
}

export function acceptCheck(_field: FieldRules, input: unknown): Acceptance {
  if (input === true || input === 1 || input === '1') return accepted(1)
  if (input === false || input === 0 || input === '0') return accepted(0)
  return refused('type', 'not_a_check')
}
