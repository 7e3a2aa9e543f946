import { method, signedInUsers } from '#framework/modules'
import { User } from '../user/user.doctype.ts'

/** Returns the caller's own account data, and whether a password is set. */
export const getOwnAccount = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ documents, caller: { user } }) {
    const system = documents.asSystem()
    const [person] = await system.find(User, {
      where: { name: user },
      fields: ['name', 'full_name', 'email', 'phone'],
      limit: 1,
    })
    const hash = await system.secret(User, user, 'password_hash')
    const { full_name = '', email = null, phone = null } = person ?? {}
    return { name: user, full_name, email, phone, has_password: hash === null ? 0 : 1 } as const
  },
})
