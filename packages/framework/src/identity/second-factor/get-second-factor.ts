import { method, signedInUsers } from '#framework/modules'
import { findFactor } from './second-factors.ts'
import { SecondFactor } from './second-factor.doctype.ts'

interface SecondFactorState {
  readonly is_enrolled: 0 | 1
  readonly recovery_codes_left: number
}

/** Returns the state of the caller's second factor. */
export const getSecondFactor = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ documents, caller }): Promise<SecondFactorState> {
    const factor = await findFactor(documents, caller.user)
    if (factor?.confirmed !== 1) return { is_enrolled: 0, recovery_codes_left: 0 }
    const { recovery_codes } = await documents.asSystem().get(SecondFactor, factor.name)
    const left = recovery_codes.filter(({ used_on }) => used_on === null)
    return { is_enrolled: 1, recovery_codes_left: left.length }
  },
})
