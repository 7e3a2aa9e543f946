import { clearRateLimits } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import { secondFactorLimit } from '../sign-in/sign-in-limits.ts'
import { takeSecondFactor } from './second-factors.ts'

/** Throws unless the user's app shows this code now, or it is one of his recovery codes; used up either way. */
export async function requireSecondFactor({ site }: SignInContext, user: string, otp: string): Promise<void> {
  await consumeAttempt(site, [secondFactorLimit(user)])
  if (!(await takeSecondFactor(site, user, otp))) throw identityErrors.wrong_code()
  await clearRateLimits(site.database.kysely, [secondFactorLimit(user)])
}
