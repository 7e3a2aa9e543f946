import type { Site } from '#framework/context'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { administrator, isGuest, type Caller } from '#framework/permissions'
import { findUserNamed } from '../user/account.ts'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext, tokenLimits } from '../sign-in/sign-in-context.ts'
import { emitVerified } from '../events.ts'
import { LONGEST_PASSWORD } from './passwords.ts'
import { holdToken, useToken } from '../tokens/one-time-token.ts'
import { User } from '../user/user.doctype.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'

export const newPassword = text({ required: true, maxLength: LONGEST_PASSWORD })

export const oldPassword = { maxLength: LONGEST_PASSWORD }

async function useLink(documents: Documents, user: string, token: string): Promise<void> {
  if (!(await useToken(documents, token))) throw identityErrors.dead_link()
  const { email, phone } = await documents.get(User, user)
  if (email !== null) await emitVerified(documents, user, { email })
  else if (phone !== null) await emitVerified(documents, user, { phone })
}

async function setPassword(
  site: Site,
  user: string,
  { password, token }: { readonly password: string; readonly token: string | null },
): Promise<string> {
  return site.write(administrator, async (documents) => {
    if (token !== null) await useLink(documents, user, token)
    await documents.save(User, user, { new_password: password })
    const account = await findUserNamed(documents, user)
    return account?.user_type === 'System User' ? '/desk' : '/'
  })
}

async function setByLink({ site, origin }: SignInContext, key: string, password: string): Promise<string> {
  await consumeAttempt(site, tokenLimits(origin.address))
  const held = await holdToken(site, key, ['reset password', 'welcome'])
  if (!held) throw identityErrors.dead_link()
  return setPassword(site, held.user, { password, token: held.name })
}

interface Change {
  readonly from: string
  readonly to: string
}

export async function changeOwn(
  context: SignInContext,
  caller: Caller,
  { from, to }: Change,
): Promise<string> {
  await requireOwnPassword(context, caller.user, from)
  return setPassword(context.site, caller.user, { password: to, token: null })
}

/** Sets a password by a link or by the old password; signs out every device. */
export const updatePassword = method({
  access: anyone,
  aliases: ['frappe.core.doctype.user.user.update_password'],
  input: { key: text(), old_password: text(oldPassword), new_password: newPassword },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, caller, ctx }) {
    const { key, old_password, new_password } = input
    if (key !== null) return setByLink(ctx, key, new_password)
    if (isGuest(caller) || old_password === null) throw identityErrors.dead_link()
    return changeOwn(ctx, caller, { from: old_password, to: new_password })
  },
})
