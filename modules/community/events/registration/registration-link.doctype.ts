import { docType, grant, link, text } from '#framework/doctypes'

/** A registration link, one per message besides the token of the registration itself; only hashes are stored. */
export const RegistrationLink = docType('Registration Link', {
  fields: {
    registration: link('Event Registration', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Stored as a hash' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
