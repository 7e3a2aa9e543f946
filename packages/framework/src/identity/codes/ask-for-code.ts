import { administrator } from '#framework/permissions'
import type { Limit } from '#framework/limits'
import { identityErrors } from '../errors.ts'
import { requireTurn, type Gate } from '../gate.ts'
import { readSignInSettings } from '../sign-in-settings.doctype.ts'
import { canTakeCodes, requestLimits } from './code-limits.ts'

/** The purpose of codes that sign in; other rooms have purposes of their own. */
export const SIGN_IN = 'sign in'

export const CODE_REQUESTED = 'identity.code_requested'

export interface CodeRequest {
  /** E.164. */
  readonly phone: string
  readonly purpose: string
  readonly language: 'en' | 'hi' | 'ta' | null
  /** For a purpose with an audience: how often it may be asked for. What is sent is counted when it is sent. */
  readonly limits?: readonly Limit[]
}

/**
 * Asks for a code to be made and sent. Whether anybody has the number is found out after the answer has left, so neither
 * its words nor its time tell. Throws RateLimitExceededError.
 */
export async function askForCode({ site, origin }: Gate, request: CodeRequest): Promise<void> {
  const { phone, purpose, language } = request
  if (!canTakeCodes(phone)) throw identityErrors.no_mobile_number()
  const { codes_per_day } = await site.read(administrator, readSignInSettings)
  const { address } = origin
  const usual = requestLimits({ phone, purpose, address, codesPerDay: codes_per_day ?? 0 })
  await requireTurn(site, request.limits ?? usual)
  await site.write(administrator, (documents) => documents.emit(CODE_REQUESTED, { phone, purpose, language }))
}
