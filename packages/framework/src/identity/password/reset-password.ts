import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { accountOf, findUser, findUserNamed, type AccountUser } from '../user/account.ts'
import { consumeAttempt, resetLimits } from '../sign-in/sign-in-context.ts'
import { identityEvents } from '../events.ts'
import type { Context } from '#framework/context'
import { on } from '#framework/events'
import { sendMessage } from '../messenger.ts'
import { issueToken, TOKEN_SECONDS } from '../tokens/one-time-token.ts'

/**
 * Requests a link to set a password. The account is looked up after the response, so that neither its text nor its
 * timing reveals it.
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

type Purpose = 'reset password' | 'welcome'

const templates = { 'reset password': 'reset_password', welcome: 'welcome' } as const

/** The token follows a '#', which browsers do not send, so that it is in no log and no Referer. */
function linkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/update-password#key=${token}`
}

async function sendLink(user: AccountUser, purpose: Purpose, ctx: Context): Promise<void> {
  const { documents, site } = ctx
  const { timeZone, publicUrl } = site.settings
  const token = await issueToken(documents, { user: user.name, purpose, timeZone })
  await sendMessage(ctx, documents, {
    template: templates[purpose],
    to: { user: user.name, full_name: user.full_name, email: user.email, phone: user.phone },
    language: user.language ?? 'en',
    values: {
      link: linkOf(publicUrl, token),
      hours: String(TOKEN_SECONDS[purpose] / 3600),
      host: new URL(publicUrl).host,
    },
    secrets: ['link'],
  })
}

export const resetHandler = on(
  identityEvents.reset_requested,
  'identity sends a link to a new password',
  async ({ field, account }, ctx) => {
    const user = await findUser(ctx.documents, { field, value: account })
    if (user) await sendLink(user, 'reset password', ctx)
  },
)

export const welcomeHandler = on(
  identityEvents.welcome_requested,
  'identity welcomes a user',
  async ({ user: name }, ctx) => {
    const user = await findUserNamed(ctx.documents, name)
    if (user) await sendLink(user, 'welcome', ctx)
  },
)
