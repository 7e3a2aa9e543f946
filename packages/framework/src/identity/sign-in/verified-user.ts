import type { Documents } from '#framework/documents'
import type { AccountUser } from '../user/account.ts'

/** Somebody who has proved who he is, and has not come in yet. */
export interface VerifiedUser {
  readonly user: AccountUser
  /** He has shown all that can be asked of him: no second factor comes after this. */
  readonly isFullyVerified: boolean
  /** His authenticator app was set up in this very sign-in: recovery codes are given him with it. */
  readonly needsRecoveryCodes?: boolean
  /** Uses up what he proved it with, in the transaction of what it opens. */
  useUp(documents: Documents): Promise<void>
}
