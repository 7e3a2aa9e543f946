import { method, signedInUsers } from '#framework/modules'

/** Returns the caller's e-mail address, else their name. The dialect refuses guests here. */
export const getLoggedUser = method({
  access: signedInUsers,
  input: {},
  aliases: ['frappe.auth.get_logged_user'],
  reads: true,
  run: async ({ caller }) => caller.email ?? caller.user,
})
