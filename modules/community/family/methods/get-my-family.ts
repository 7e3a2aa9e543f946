import { method, signedInUsers } from '#framework/modules'
import { listFamilies } from '../actions/list-families.ts'
import { childFacts } from '../extension-points.ts'

/** The caller's families and their children; for whoever is no guardian, there are none. */
export const getMyFamily = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents, extensions }) => listFamilies(documents, extensions(childFacts)),
})
