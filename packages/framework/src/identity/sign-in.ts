import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { LONGEST_PASSWORD } from './passwords.ts'
import { proveByPassword } from './proofs.ts'
import { signInDevice } from './sign-in-device.ts'

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
  async run({ input, site, origin }) {
    const gate = { site, origin }
    return signInDevice(gate, await proveByPassword(gate, input.usr, input.pwd), input.device)
  },
})
