import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { ApiKey } from '../devices/api-key.doctype.ts'

/** Signs a device out by ending its key; only the caller's own keys are found. */
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
