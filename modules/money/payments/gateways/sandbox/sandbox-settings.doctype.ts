import { always, docType, reading, secret, single } from '#framework/doctypes'

/** What the made-up service and the house have between them. */
export const SandboxSettings = docType('Sandbox Settings', {
  naming: single,
  fields: { signing_secret: secret({ readOnly: true, hidden: true }) },
  access: { 'System Manager': reading(always) },
  trackChanges: false,
})
