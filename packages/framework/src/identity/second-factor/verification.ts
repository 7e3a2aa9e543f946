import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { findUserNamed, type AccountUser } from '../user/account.ts'
import { identityErrors } from '../errors.ts'
import {
  consumeAttempt,
  type SignInContext,
  type VerifiedUser,
  tokenLimits,
} from '../sign-in/sign-in-context.ts'
import { issueToken, holdToken, useToken } from '../tokens/one-time-token.ts'
import {
  requireSecondFactor,
  findFactor,
  storeEnrolment,
  type NewEnrolment,
  type Enrolment,
} from './second-factors.ts'

/** The dialect's response to the first factor: the second request has `otp` and this `tmp_id`. */
export interface SecondFactorRequest {
  readonly verification: {
    readonly method: 'OTP App'
    readonly token_delivery: true
    readonly setup: boolean
    readonly enrolment?: Enrolment
  }
  readonly tmp_id: string
}

interface Half {
  readonly user: AccountUser
  readonly enrolment: NewEnrolment | null
}

export async function askForSecondFactor(
  documents: Documents,
  { site }: SignInContext,
  { user, enrolment }: Half,
): Promise<SecondFactorRequest> {
  const { timeZone } = site.settings
  const tmp_id = await issueToken(documents, { user: user.name, purpose: 'second factor', timeZone })
  const asked = { method: 'OTP App', token_delivery: true, setup: enrolment === null } as const
  if (enrolment === null) return { verification: asked, tmp_id }
  const shown = await storeEnrolment(documents, user.name, enrolment)
  return { verification: { ...asked, enrolment: shown }, tmp_id }
}

export async function verifySecondFactor(
  context: SignInContext,
  tmp_id: string,
  otp: string,
): Promise<VerifiedUser> {
  const { site, origin } = context
  await consumeAttempt(site, tokenLimits(origin.address))
  const held = await holdToken(site, tmp_id, ['second factor'])
  if (!held) throw identityErrors.wrong_code()
  const { user, factor } = await site.read(administrator, async (documents) => ({
    user: await findUserNamed(documents, held.user),
    factor: await findFactor(documents, held.user),
  }))
  if (!user) throw identityErrors.wrong_code()
  await requireSecondFactor(context, held.user, otp)
  const useUp = async (documents: Documents) => {
    if (!(await useToken(documents, held.name))) throw identityErrors.wrong_code()
  }
  return { user, isFullyVerified: true, needsRecoveryCodes: factor?.confirmed === 0, useUp }
}
