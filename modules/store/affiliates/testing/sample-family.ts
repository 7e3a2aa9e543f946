import { docType, everything, phone, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'

/** The fields of the family's module that tell a household. */
const Guardian = docType('Guardian', {
  fields: {
    family: text({ required: true }),
    user: text(),
    phone: phone(),
    email: text({ format: 'Email' }),
  },
  access: { 'System Manager': everything },
})

export const sampleFamily = defineModule({ name: 'sample_family', docTypes: [Guardian] })
