import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { identityErrors } from '../errors.ts'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'
import { rotateSecret } from './keys.ts'

/**
 * Replaces the secret of the key that signed this call; another key of the caller needs their password. The secret is
 * in this response only.
 */
export const rotateKey = method({
  access: signedInUsers,
  input: { name: text(), pwd: text({ maxLength: LONGEST_PASSWORD }) },
  managesOwnTransaction: true,
  async run({ input, caller, site, origin, ctx }) {
    const name = input.name ?? origin.credential ?? ''
    if (name !== origin.credential) await requireOwnPassword(ctx, caller.user, input.pwd ?? '')
    return site.write(caller, async (documents) => {
      const where = { name, user: caller.user, revoked: 0 } as const
      const [key] = await documents.asSystem().find(ApiKey, { where, fields: ['name'] })
      if (!key) throw identityErrors.no_device()
      return rotateSecret(documents, key.name)
    })
  },
})
