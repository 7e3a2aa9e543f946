import { anyone, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { TicketKey } from './ticket-key.doctype.ts'

/** Returns the public keys that verify tickets offline. They are no secret. */
export const getKeys = method({
  access: anyone,
  input: {},
  reads: true,
  run: async ({ documents }) => ({ keys: await acceptedKeys(documents) }),
})

const MAX_KEYS = 50

export async function acceptedKeys(documents: Documents) {
  const keys = await documents.asSystem().find(TicketKey, {
    where: { state: ['in', ['signing', 'accepted']] },
    fields: ['name', 'public_key'],
    order_by: 'state desc, creation desc',
    limit: MAX_KEYS,
  })
  return keys.map(({ name, public_key }) => ({ id: name, public_key }))
}
