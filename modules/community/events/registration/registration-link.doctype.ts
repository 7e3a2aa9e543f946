import { docType, grant, link, text } from '#framework/doctypes'

/** Beside the token that a registration was made with: one for each message with a link, hashed, for none is kept. */
export const RegistrationLink = docType('Registration Link', {
  fields: {
    registration: link('Event Registration', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Stored as a hash' }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
