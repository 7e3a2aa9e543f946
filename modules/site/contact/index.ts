import { defineModule } from '#framework/modules'
import { demo } from './demo.ts'
import { ContactMessage } from './doctypes/contact-message.doctype.ts'
import { contactform } from './methods/contactform.ts'

export const contact = defineModule({
  name: 'contact',
  docTypes: [ContactMessage],
  methods: { contactform },
  demo,
})
