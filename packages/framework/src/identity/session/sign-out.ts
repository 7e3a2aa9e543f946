import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { ApiKey } from '../devices/api-key.doctype.ts'

/** Ends the key of a device; only the caller's own keys can be found here. */
export const signOut = method({
  access: signedInUsers,
  input: { api_key: text({ required: true }) },
  async run({ input, documents, caller }) {
    const keys = await documents.asSystem().find(ApiKey, {
      where: { api_key: input.api_key, user: caller.user },
      fields: ['name'],
    })
    for (const { name } of keys) await documents.asSystem().delete(ApiKey, name)
  },
})
