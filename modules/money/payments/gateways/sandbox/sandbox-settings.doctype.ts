import { always, docType, reading, secret, single } from '#framework/doctypes'

export const SandboxSettings = docType('Sandbox Settings', {
  naming: single,
  fields: { signing_secret: secret({ readOnly: true, hidden: true }) },
  access: { 'System Manager': reading(always) },
  trackChanges: false,
})
