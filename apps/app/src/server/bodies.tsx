import type { ReactNode } from 'react'
import { NewPasswordBody } from '../screens/account/new-password-body.tsx'
import { NewPasswordShell } from '../screens/account/new-password-shell.tsx'
import { ComingSoonBody } from '../screens/coming-soon/coming-soon-body.tsx'
import { ContactBody } from '../screens/contact/contact-body.tsx'
import { ContactFormShell } from '../screens/contact/contact-form-shell.tsx'
import { SupportBody } from '../screens/contributions/support-body.tsx'
import { SupportShell } from '../screens/contributions/support-shell.tsx'
import { EventBody } from '../screens/events/event-body.tsx'
import { EventsBody } from '../screens/events/events-body.tsx'
import { FormBody } from '../screens/forms/form-body.tsx'
import { FormSkeleton } from '../screens/forms/form-skeleton.tsx'
import { AlbumBody } from '../screens/gallery/album-body.tsx'
import { AlbumsBody } from '../screens/gallery/albums-body.tsx'
import { HomeBody } from '../screens/home/home-body.tsx'
import { PayLinkSkeleton } from '../screens/payments/pay-link-skeleton.tsx'
import { WebsiteBody } from '../screens/website/website-body.tsx'
import { FormShell } from '../ui/form/form-shell.tsx'
import type { MatchedRoute, ScreenName } from '../shell/routes.ts'
import type { Params } from '../shell/screen.ts'

const nothing = () => undefined

/** The plain bodies of the screens, with the controls that the app gives them, so that nothing moves later. */
const bodies: Record<ScreenName, (params: Params) => ReactNode> = {
  home: () => <HomeBody />,
  albums: () => <AlbumsBody />,
  album: (params) => <AlbumBody params={params} />,
  events: () => <EventsBody />,
  event: (params) => <EventBody params={params} onShare={nothing} />,
  website: (params) => <WebsiteBody params={params} />,
  contact: () => <ContactBody form={<ContactFormShell />} />,
  form: (params) => (
    <FormBody
      params={params}
      renderForm={(definition, introduction) => (
        <FormShell definition={definition} introduction={introduction} />
      )}
    />
  ),
  'form row': () => <FormSkeleton />,
  'new password': () => <NewPasswordBody form={<NewPasswordShell />} />,
  support: () => <SupportBody renderForm={(campaign) => <SupportShell campaign={campaign} />} />,
  'pay link': () => <PayLinkSkeleton />,
  'coming soon': (params) => <ComingSoonBody params={params} />,
}

export const bodyOf = ({ screen, params }: MatchedRoute): ReactNode => bodies[screen](params)
