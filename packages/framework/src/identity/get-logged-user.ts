import { method, signedInUsers } from '#framework/modules'

/** The name of whoever asks; the dialect refuses guests here. */
export const getLoggedUser = method({
  access: signedInUsers,
  input: {},
  aliases: ['frappe.auth.get_logged_user'],
  reads: true,
  run: async ({ caller }) => caller.user,
})
