import { completeSignIn, type WithCodes } from './complete-sign-in.ts'
import { issueKey, type IssuedKey } from '../devices/keys.ts'
import type { SignInContext } from './sign-in-context.ts'
import type { VerifiedUser } from './verified-user.ts'
import type { Verification } from '../second-factor/verification.ts'

/** What the app keeps of a sign-in. The secret is in this answer and nowhere else. */
export interface SignedInDevice extends IssuedKey {
  readonly customer_ref_id: string
}

/** A key for the device of somebody who has proved who he is, or the question for his second factor. */
export function signInDevice(
  context: SignInContext,
  proven: VerifiedUser,
  device: string | null,
): Promise<(SignedInDevice & WithCodes) | Verification> {
  return completeSignIn(context, proven, async (documents, user) => {
    const key = await issueKey(documents, {
      ...{ user: user.name, device, origin: context.origin },
      isSignIn: true,
    })
    return { ...key, customer_ref_id: user.customer_ref_id ?? '' }
  })
}
