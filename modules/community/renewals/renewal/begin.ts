import { method, onlyRoles } from '#framework/modules'
import { openRenewal } from './open-renewal.ts'

/**
 * Begins a renewal for a signed-in guardian without a code. It returns the children that they may renew and the token
 * for it.
 */
export const begin = method({
  access: onlyRoles('Guardian'),
  input: {},
  methods: ['POST'],
  run: ({ documents, caller: { user }, site }) => openRenewal(documents, { user }, site.settings.timeZone),
})
