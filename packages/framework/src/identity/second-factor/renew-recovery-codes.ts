import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { giveRecoveryCodes, requireSecondFactor } from './second-factors.ts'

/** Replaces the recovery codes after a code of the app; the previous ones become invalid. */
export const renewRecoveryCodes = method({
  access: signedInUsers,
  input: { otp: text({ required: true, maxLength: 40 }) },
  managesOwnTransaction: true,
  async run({ input, caller, site, ctx }) {
    await requireSecondFactor(ctx, caller.user, input.otp)
    const recovery_codes = await site.write(administrator, (documents) =>
      giveRecoveryCodes(documents, caller.user),
    )
    return { recovery_codes }
  },
})
