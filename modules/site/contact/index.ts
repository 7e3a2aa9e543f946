import { defineModule } from '#framework/modules'
import { ContactMessage } from './doctypes/contact-message.doctype.ts'
import { contactMessageHooks } from './doctypes/contact-message.hooks.ts'
import { contactExtensions } from './extensions.ts'
import { contactform } from './methods/contactform.ts'
import { resendAnswer } from './methods/resend-answer.ts'
import { contactSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export const contact = defineModule({
  name: 'contact',
  docTypes: [ContactMessage],
  methods: { contactform, resendAnswer },
  hooks: [contactMessageHooks],
  subscriptions: contactSubscriptions,
  extensions: contactExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
