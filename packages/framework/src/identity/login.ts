import { toE164 } from '#meta'
import { identityErrors } from './errors.ts'
import type { Gate } from './gate.ts'
import { LONGEST_PASSWORD } from './passwords.ts'
import { proveByCode, proveByPassword } from './proofs.ts'
import type { Proven } from './proven.ts'
import { verifySecondFactor } from './second-factor/verification.ts'

/** What the dialect's `login` may bring; ours is `code`, sent to the phone that `usr` names. */
export interface LoginForm {
  readonly usr: string
  readonly pwd: string
  readonly code: string
  readonly otp: string
  readonly tmp_id: string
}

/** Who signs in: by the second half of a sign-in, by a code, or by a password. */
export function proveLogin(gate: Gate, { usr, pwd, code, otp, tmp_id }: LoginForm): Promise<Proven> {
  if (tmp_id !== '') return verifySecondFactor(gate, tmp_id, otp)
  const phone = code === '' ? null : toE164(usr)
  if (phone !== null) return proveByCode(gate, phone, code)
  if (pwd.length > LONGEST_PASSWORD) throw identityErrors.wrong_credentials()
  return proveByPassword(gate, usr, pwd)
}
