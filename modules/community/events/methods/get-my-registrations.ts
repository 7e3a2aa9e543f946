import { method, signedInUsers } from '#framework/modules'
import { readMyRegistrations } from '../actions/my-registrations.ts'

/** The registrations of whoever is signed in, those to come first. */
export const getMyRegistrations = method({
  access: signedInUsers,
  input: {},
  run: ({ documents }) => readMyRegistrations(documents),
})
