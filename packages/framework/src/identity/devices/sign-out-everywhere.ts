import { check } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { endSessions as endAll } from '../session/sessions.ts'

/** Signs the caller out on every device, or on every other one. */
export const signOutEverywhere = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { except_this_device: check({ renamedFrom: 'keep_this' }) },
  run: ({ input, documents, caller, origin }) =>
    endAll(documents, caller.user, input.except_this_device === 1 ? origin.credential : null),
})
