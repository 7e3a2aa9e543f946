import { docType, everything, phone, text, byField } from '#framework/doctypes'

/** A number whose owner replied STOP: it gets no text messages except requested one-time codes. */
export const StoppedNumber = docType('Stopped Number', {
  naming: byField('phone'),
  fields: {
    phone: phone({ required: true, unique: true, inList: true }),
    word: text({ label: 'Reply', inList: true, description: 'Reply that stopped the messages' }),
  },
  access: { 'System Manager': everything },
  titleField: 'phone',
})
