import { anyone, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { TicketKey } from './ticket-key.doctype.ts'

/** The keys that prove a ticket, for every door that must be able to do so without a network. They are no secret. */
export const getKeys = method({
  access: anyone,
  input: {},
  reads: true,
  run: async ({ documents }) => ({ keys: await acceptedKeys(documents) }),
})

/** More keys than this are not changed in the life of a site. */
const MAX_KEYS = 50

/** The public halves by which doors know the site's tickets, the one that signs first. */
export async function acceptedKeys(documents: Documents) {
  const keys = await documents.asSystem().find(TicketKey, {
    where: { state: ['in', ['signing', 'accepted']] },
    fields: ['name', 'public_key'],
    order_by: 'state desc, creation desc',
    limit: MAX_KEYS,
  })
  return keys.map(({ name, public_key }) => ({ id: name, public_key }))
}
