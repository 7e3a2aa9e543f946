import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { ContactBody } from './contact-body.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactScreen } from './contact.screen.tsx'

const ContactMessages = addedMessages('contact')

ContactMessages.fetchAhead()

export function ContactPage() {
  return (
    <ContactMessages>
      <Page screen={contactScreen}>
        <ContactBody form={<ContactForm />} />
      </Page>
    </ContactMessages>
  )
}
