import { anyone, method } from '#framework/modules'
import { acceptedKeys } from './ticket-key.queries.ts'

/** The keys that prove a ticket, for every door that must be able to do so without a network. They are no secret. */
export const getKeys = method({
  access: anyone,
  input: {},
  reads: true,
  run: async ({ documents }) => ({ keys: await acceptedKeys(documents) }),
})
