import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'
import { issueKey } from './keys.ts'

/**
 * Creates a key for a program. A session alone is not enough, so that a stolen one cannot create a key that outlives
 * it.
 */
export const createKey = method({
  access: signedInUsers,
  input: {
    device: text({ required: true }),
    pwd: text({ required: true, maxLength: LONGEST_PASSWORD }),
  },
  managesOwnTransaction: true,
  async run({ input, caller, site, origin, ctx }) {
    await requireOwnPassword(ctx, caller.user, input.pwd)
    const { device } = input
    return site.write(caller, (documents) => issueKey(documents, { user: caller.user, device, origin }))
  },
})
