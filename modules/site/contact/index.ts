import { defineModule } from '#framework/modules'
import { ContactMessage } from './doctypes/contact-message.doctype.ts'
import { contactform } from './methods/contactform.ts'

export const contact = defineModule({
  name: 'contact',
  docTypes: [ContactMessage],
  methods: { contactform },
  demo: async (context) => (await import('./demo.ts')).demo(context),
})
