import { accepted, problem, refused, type Acceptance } from './acceptance.ts'
import type { FieldRules } from '../field.ts'
import { toMinorUnits } from '../money.ts'

const MOST = Number.MAX_SAFE_INTEGER

/** Characters of a number in text. */
const LONGEST = 40

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

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

const USUAL_STARS = 5

export function starsOf({ options }: Pick<FieldRules, 'options'>): number {
  const stars = Number(options[0] ?? USUAL_STARS)
  return Number.isInteger(stars) && stars > 0 ? stars : USUAL_STARS
}

/** Tolerance for a step: the error of the division. */
const FORGIVEN = 1e-9

/** A share of all stars from 0 to 1, in steps of half a star: with five stars 0.5 is two and a half. */
export function acceptRating(field: FieldRules, input: unknown): Acceptance {
  const steps = 2 * starsOf(field)
  const value = numberOf(input)
  if (value === null) return refused('type', 'not_a_rating')
  if (value < 0 || value > 1) return refused('range', 'rating_out_of_range')
  const step = Math.round(value * steps)
  const isOnStep = Math.abs(value * steps - step) < FORGIVEN
  // Adding zero turns a negative zero into zero.
  return isOnStep ? accepted(step / steps + 0) : refused('type', 'not_a_rating_step', { step: 1 / steps })
}
