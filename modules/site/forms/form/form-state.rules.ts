import { hasCome } from './form-clock.rules.ts'

/** Why a form takes nothing now, or that it does. */
export type FormState = 'open' | 'not open yet' | 'closed' | 'sign in' | 'full'

interface Openable {
  readonly login_required: 0 | 1
  readonly opens_on: string | null
  readonly closes_on: string | null
}

/** The state of a published form at a moment of its site's clock, for somebody. How many were sent is not looked at. */
export function formState(form: Openable, clock: string, isSignedIn: boolean): FormState {
  if (form.opens_on !== null && !hasCome(form.opens_on, clock)) return 'not open yet'
  if (hasCome(form.closes_on, clock)) return 'closed'
  return form.login_required === 1 && !isSignedIn ? 'sign in' : 'open'
}
