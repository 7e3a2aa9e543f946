import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { accountOf } from '../user/account.ts'
import { consumeAttempt } from '../sign-in/sign-in-context.ts'
import { resetLimits } from '../sign-in/sign-in-limits.ts'
import { identityEvents } from '../events.ts'

/**
 * Asks for a link to a new password. Who has an account is found out after the answer has left, so neither its words nor
 * its time tell.
 */
export const resetPassword = method({
  access: anyone,
  aliases: ['frappe.core.doctype.user.user.reset_password'],
  input: { user: text({ required: true }) },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, site, origin }) {
    const { field, value } = accountOf(input.user)
    await consumeAttempt(site, resetLimits(value, origin.address))
    if (field !== 'name')
      await site.write(administrator, (documents) =>
        documents.emit(identityEvents.reset_requested, { field, account: value }),
      )
  },
})
