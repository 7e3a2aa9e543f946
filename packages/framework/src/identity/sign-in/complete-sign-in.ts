import type { Site } from '#framework/context'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { datetimeIn } from '#meta'
import type { AccountUser } from '../user/account.ts'
import { identityErrors } from '../errors.ts'
import type { SignInContext, VerifiedUser } from './sign-in-context.ts'
import { giveRecoveryCodes, demandOn, newEnrolment } from '../second-factor/second-factors.ts'
import { askForSecondFactor, type SecondFactorRequest } from '../second-factor/verification.ts'
import { issueKey, type IssuedKey } from '../devices/keys.ts'

export interface WithCodes {
  readonly recovery_codes?: readonly string[]
}

type Opening<T> = (documents: Documents, user: AccountUser) => Promise<T>

export function isVerification(response: object): response is SecondFactorRequest {
  return 'tmp_id' in response
}

/** Written without hooks or versions: it is no edit, and must not conflict with one. */
async function noteSignIn({ database, settings, now }: Site, user: string): Promise<void> {
  await sql`update "User" set last_login = ${datetimeIn(settings.timeZone, now())}::timestamp
    where name = ${user}`.execute(database.kysely)
}

export async function completeSignIn<T extends object>(
  context: SignInContext,
  { user, isFullyVerified, needsRecoveryCodes = false, useUp }: VerifiedUser,
  open: Opening<T>,
): Promise<(T & WithCodes) | SecondFactorRequest> {
  const { site, origin } = context
  if (user.is_demo === 1 && origin.isDemoRefused === true) throw identityErrors.demo_refused()
  const demand = isFullyVerified
    ? 'nothing'
    : await site.read(administrator, (reading) => demandOn(reading, user))
  const enrolment = demand === 'enrolment' ? await newEnrolment(site, user) : null
  const response = await site.write(administrator, async (documents) => {
    await useUp(documents)
    if (demand !== 'nothing') return askForSecondFactor(documents, context, { user, enrolment })
    const opened: T & WithCodes = await open(documents, user)
    return needsRecoveryCodes
      ? { ...opened, recovery_codes: await giveRecoveryCodes(documents, user.name) }
      : opened
  })
  if (!isVerification(response)) await noteSignIn(site, user.name)
  return response
}

export interface SignedInDevice extends IssuedKey {
  readonly customer_ref_id: string
}

export function signInDevice(
  context: SignInContext,
  proven: VerifiedUser,
  device: string | null,
): Promise<(SignedInDevice & WithCodes) | SecondFactorRequest> {
  return completeSignIn(context, proven, async (documents, user) => {
    const key = await issueKey(documents, {
      ...{ user: user.name, device, origin: context.origin },
      isSignIn: true,
    })
    return { ...key, customer_ref_id: user.customer_ref_id ?? '' }
  })
}
