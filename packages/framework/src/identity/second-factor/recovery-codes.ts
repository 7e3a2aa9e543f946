import { randomName } from '#framework/documents'
import { hashSecret } from '../secrets.ts'
import { RECOVERY_CODES } from './second-factor.doctype.ts'

const LENGTH = 16

/** 80 random bits, in four groups that can be copied by hand. */
function randomRecoveryCode(): string {
  return randomName(LENGTH).replace(/.{4}(?=.)/g, '$&-')
}

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, randomRecoveryCode)
}

/** How one is kept, however it was typed; null for what cannot be one. */
export function recoveryCodeHash(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return code.length === LENGTH ? hashSecret(`recovery ${code}`) : null
}
