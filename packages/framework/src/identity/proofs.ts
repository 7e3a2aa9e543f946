import { administrator } from '#framework/permissions'
import { findUser } from './account.ts'
import { SIGN_IN } from './codes/ask-for-code.ts'
import { checkCode, useCode } from './codes/check-code.ts'
import { identityErrors } from './errors.ts'
import type { Gate } from './gate.ts'
import { emitVerified } from './events.ts'
import type { Proven } from './proven.ts'
import { verifyAccountPassword } from './verify-password.ts'

export async function proveByPassword(gate: Gate, login: string, password: string): Promise<Proven> {
  const user = await verifyAccountPassword(gate, login, password)
  return { user, isWhole: false, useUp: async () => undefined }
}

/** A phone can be lost with its number: it does not open what belongs to the organisation. */
function refuseStaff({ user }: Proven): void {
  if (user.user_type === 'System User') throw identityErrors.needs_password()
}

/** Whoever has the phone learns that there is no account, and may open one with the same code. */
export async function proveByCode(gate: Gate, phone: string, code: string): Promise<Proven> {
  const name = await checkCode(gate, { sentTo: phone, purpose: SIGN_IN, code })
  const user = await gate.site.read(administrator, (documents) =>
    findUser(documents, { field: 'phone', value: phone }),
  )
  if (!user) throw identityErrors.no_account()
  const proven: Proven = {
    user,
    isWhole: false,
    useUp: async (documents) => {
      await useCode(documents, name)
      await emitVerified(documents, user.name, { phone })
    },
  }
  refuseStaff(proven)
  return proven
}
