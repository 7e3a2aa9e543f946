import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { verifyPasswordSignIn } from './verify-credentials.ts'
import { signInDevice } from './complete-sign-in.ts'

/** Signs a device in by e-mail or phone number and password. */
export const signIn = method({
  access: anyone,
  input: {
    usr: text({ required: true }),
    pwd: text({ required: true, maxLength: LONGEST_PASSWORD }),
    device: text(),
  },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, ctx }) {
    return signInDevice(ctx, await verifyPasswordSignIn(ctx, input.usr, input.pwd), input.device)
  },
})
