import { phone, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { verifyCodeSignIn } from '../sign-in/verify-credentials.ts'
import { signInDevice } from '../sign-in/complete-sign-in.ts'

/** Signs a device in by a code that was sent to its phone. */
export const signInWithCode = method({
  access: anyone,
  input: {
    phone: phone({ required: true }),
    code: text({ required: true, maxLength: 20 }),
    device: text(),
  },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, ctx }) {
    return signInDevice(ctx, await verifyCodeSignIn(ctx, input.phone, input.code), input.device)
  },
})
