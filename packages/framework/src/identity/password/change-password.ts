import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { newPassword, oldPassword, changeOwn } from './update-password.ts'

/** Changes the caller's password; signs out every device, this one too. */
export const changePassword = method({
  access: signedInUsers,
  input: { old_password: text({ ...oldPassword, required: true }), new_password: newPassword },
  managesOwnTransaction: true,
  async run({ input, caller, ctx }) {
    await changeOwn(ctx, caller, { from: input.old_password, to: input.new_password })
  },
})
