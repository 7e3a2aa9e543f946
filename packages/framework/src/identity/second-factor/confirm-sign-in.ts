import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { signInDevice } from '../sign-in/complete-sign-in.ts'
import { verifySecondFactor } from './verification.ts'

/** Completes a sign-in by a second factor: a code of the app, or a recovery code. */
export const confirmSignIn = method({
  access: anyone,
  input: {
    tmp_id: text({ required: true }),
    otp: text({ required: true, maxLength: 40 }),
    device: text(),
  },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, ctx }) {
    return signInDevice(ctx, await verifySecondFactor(ctx, input.tmp_id, input.otp), input.device)
  },
})
