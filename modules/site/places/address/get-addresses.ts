import { method, signedInUsers } from '#framework/modules'
import { book } from './address.queries.ts'

/** Returns the caller's addresses, the default first. One statement. */
export const getAddresses = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents }) => book(documents),
})
