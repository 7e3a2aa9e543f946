import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { findUserNamed } from '../user/account.ts'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'
import { storeEnrolment, newEnrolment } from './second-factors.ts'

/** Starts the setup of an authenticator app. Its secret is in this response only. */
export const enrolSecondFactor = method({
  access: signedInUsers,
  input: { pwd: text({ required: true, maxLength: LONGEST_PASSWORD }) },
  managesOwnTransaction: true,
  async run({ input, caller, site, ctx }) {
    await requireOwnPassword(ctx, caller.user, input.pwd)
    const user = await site.read(administrator, (documents) => findUserNamed(documents, caller.user))
    const enrolment = await newEnrolment(site, user ?? { name: caller.user, email: null, phone: null })
    return site.write(caller, (documents) => storeEnrolment(documents, caller.user, enrolment))
  },
})
