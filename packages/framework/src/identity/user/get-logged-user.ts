import { method, signedInUsers } from '#framework/modules'

/** What programs call whoever asks: their e-mail address, else their name. The dialect refuses guests here. */
export const getLoggedUser = method({
  access: signedInUsers,
  input: {},
  aliases: ['frappe.auth.get_logged_user'],
  reads: true,
  run: async ({ caller }) => caller.email ?? caller.user,
})
