import { addedWords } from '../../language/added-words.tsx'
import { Page } from '../../shell/page.tsx'
import { ContactBody } from './contact-body.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactScreen } from './contact.screen.tsx'

const ContactWords = addedWords('contact')

ContactWords.fetchAhead()

export function ContactPage() {
  return (
    <ContactWords>
      <Page screen={contactScreen}>
        <ContactBody form={<ContactForm />} />
      </Page>
    </ContactWords>
  )
}
