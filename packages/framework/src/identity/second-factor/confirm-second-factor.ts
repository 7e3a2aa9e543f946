import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { identityErrors } from '../errors.ts'
import { giveRecoveryCodes, requireSecondFactor, findFactor } from './second-factors.ts'

/** Activates the authenticator app after a right code. The recovery codes are in this response only. */
export const confirmSecondFactor = method({
  access: signedInUsers,
  input: { otp: text({ required: true, maxLength: 40 }) },
  managesOwnTransaction: true,
  async run({ input, caller, site, ctx }) {
    const factor = await site.read(administrator, (documents) => findFactor(documents, caller.user))
    if (factor?.confirmed === 1) throw identityErrors.already_enrolled()
    await requireSecondFactor(ctx, caller.user, input.otp)
    const recovery_codes = await site.write(administrator, (documents) =>
      giveRecoveryCodes(documents, caller.user),
    )
    return { recovery_codes }
  },
})
