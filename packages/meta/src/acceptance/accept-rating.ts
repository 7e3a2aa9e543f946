import { numberOf } from './accept-number.ts'
import { accepted, refused, type Acceptance } from './acceptance.ts'
import type { FieldRules } from '../field.ts'

const USUAL_STARS = 5

/** How many stars a Rating has. */
export function starsOf({ options }: Pick<FieldRules, 'options'>): number {
  const stars = Number(options[0] ?? USUAL_STARS)
  return Number.isInteger(stars) && stars > 0 ? stars : USUAL_STARS
}

/** How near a number must lie to a step: what the division by the steps can lose, and no more. */
const FORGIVEN = 1e-9

/** A share of all stars from 0 to 1, in steps of half a star: with five stars 0.5 is two and a half. */
export function acceptRating(field: FieldRules, input: unknown): Acceptance {
  const steps = 2 * starsOf(field)
  const value = numberOf(input)
  if (value === null) return refused('type', 'not_a_rating')
  if (value < 0 || value > 1) return refused('range', 'rating_out_of_range')
  const step = Math.round(value * steps)
  const isOnStep = Math.abs(value * steps - step) < FORGIVEN
  // Adding zero makes a negative zero a plain one.
  return isOnStep ? accepted(step / steps + 0) : refused('type', 'not_a_rating_step', { step: 1 / steps })
}
