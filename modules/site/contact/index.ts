import { defineModule } from '#framework/modules'
import { ContactMessage } from './contact-message/contact-message.doctype.ts'
import { contactMessageHooks } from './contact-message/contact-message.hooks.ts'
import { contactExtensions } from './extensions.ts'
import { contactform } from './contact-message/contactform.ts'
import { resendAnswer } from './contact-message/resend-answer.ts'
import { contactEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export const contact = defineModule({
  name: 'contact',
  docTypes: [ContactMessage],
  methods: { contactform, resendAnswer },
  hooks: [contactMessageHooks],
  eventHandlers: contactEventHandlers,
  extensions: contactExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
