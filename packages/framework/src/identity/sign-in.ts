import { text } from '#framework/doctypes'
import { randomName, type Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { LONGEST_PASSWORD } from './passwords.ts'
import { hashSecret, randomSecret } from './secrets.ts'
import { User } from './user.doctype.ts'
import { verifySignIn } from './verify-sign-in.ts'

/** Devices of one user that may be signed in at once; the one longest unused makes room. */
const MOST_KEYS = 20

async function makeRoom(system: Documents, user: string): Promise<void> {
  const keys = await system.find(ApiKey, {
    where: { user },
    fields: ['name'],
    order_by: 'last_used desc, creation desc',
  })
  for (const { name } of keys.slice(MOST_KEYS - 1)) await system.delete(ApiKey, name)
}

async function issueKey(documents: Documents, user: string, device: string | null) {
  const system = documents.asSystem()
  await makeRoom(system, user)
  const key = { api_key: randomName(20), api_secret: randomSecret() }
  const secret_hash = hashSecret(key.api_secret)
  const { creation } = await system.insert(ApiKey, { user, device, api_key: key.api_key, secret_hash })
  await system.save(User, user, { last_login: creation })
  return key
}

/** Gives a device a key of its own. The secret is in this answer and nowhere else. */
export const signIn = method({
  access: anyone,
  input: {
    usr: text({ required: true }),
    pwd: text({ required: true, maxLength: LONGEST_PASSWORD }),
    device: text(),
  },
  async run({ input, documents }) {
    const user = await verifySignIn(documents, input.usr, input.pwd)
    const key = await issueKey(documents, user.name, input.device)
    return { ...key, customer_ref_id: user.customer_ref_id ?? '' }
  },
})
