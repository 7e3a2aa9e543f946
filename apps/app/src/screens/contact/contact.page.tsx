import { Page } from '../../shell/page.tsx'
import { ContactBody } from './contact-body.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactScreen } from './contact.screen.tsx'

export function ContactPage() {
  return (
    <Page screen={contactScreen}>
      <ContactBody form={<ContactForm />} />
    </Page>
  )
}
