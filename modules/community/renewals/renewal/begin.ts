import { method, onlyRoles } from '#framework/modules'
import { openRenewal } from './open-renewal.ts'

/** A guardian who is signed in needs no code: what he may renew, and the token to do it with. */
export const begin = method({
  access: onlyRoles('Guardian'),
  input: {},
  methods: ['POST'],
  run: ({ documents, caller: { user }, site }) => openRenewal(documents, { user }, site.settings.timeZone),
})
