import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'
import { requireSecondFactor, findFactor } from './second-factors.ts'
import { SecondFactor } from './second-factor.doctype.ts'

/** Removes the second factor; needs both factors. */
export const removeSecondFactor = method({
  access: signedInUsers,
  input: {
    pwd: text({ required: true, maxLength: LONGEST_PASSWORD }),
    otp: text({ required: true, maxLength: 40 }),
  },
  managesOwnTransaction: true,
  async run({ input, caller, site, ctx }) {
    await requireOwnPassword(ctx, caller.user, input.pwd)
    await requireSecondFactor(ctx, caller.user, input.otp)
    await site.write(administrator, async (documents) => {
      const factor = await findFactor(documents, caller.user)
      if (factor) await documents.delete(SecondFactor, factor.name)
    })
  },
})
