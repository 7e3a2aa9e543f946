import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { User } from '../user/user.doctype.ts'

const IMPLIED = ['All', 'Guest']

/** Returns the caller's roles, or those of a user whom the caller may read. */
export const getRoles = method({
  access: signedInUsers,
  aliases: ['frappe.core.doctype.user.user.get_roles'],
  input: { uid: text() },
  reads: true,
  async run({ input: { uid }, documents, caller }) {
    if (uid === null || uid === caller.user) return [...caller.roles]
    const { name, roles } = await documents.get(User, uid)
    return name === caller.user ? [...caller.roles] : [...roles.map(({ role }) => role), ...IMPLIED]
  },
})
