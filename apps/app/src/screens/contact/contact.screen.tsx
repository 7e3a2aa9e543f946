import { businessCall, settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { organizationData } from '../../ui/structured-data.ts'
import { ContactBody, ContactFormShell } from './contact-body.tsx'

export const contactScreen: Screen = {
  bar: () => innerBar('contact.title'),
  calls: ({ visit, known }) => {
    const settings = known(settingsCall)
    return settings ? [settingsCall, businessCall(visit, settings)] : [settingsCall]
  },
  head: ({ known }, t) => ({
    title: pageTitle(t('contact.title'), known(settingsCall)),
    description: t('contact.lead'),
    canonical: '/contact-us',
  }),
}

export const serverPage: ServerPage = {
  screen: contactScreen,
  jsonLd: ({ visit, known }) => {
    const settings = known(settingsCall)
    const business = settings && known(businessCall(visit, settings))?.[0]
    return settings ? [organizationData(settings, business, visit.origin)] : []
  },
  body: () => <ContactBody form={<ContactFormShell />} />,
}
