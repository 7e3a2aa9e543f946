import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { CallLanguageContext } from '#client/react'
import { VisitContext, type Visit, useVisit } from '../data/visit.ts'
import { TranslateContext, type Translate } from '../language/text.ts'
import { Frame } from '../shell/frame.tsx'
import type { MatchedRoute, ScreenName } from '../shell/routing/routes.ts'
import type { Screen, Params } from '../shell/screen.ts'
import { scrollStateAt } from '../shell/scroll-state.ts'
import { Tabs } from '../shell/tabs.tsx'
import { clientWith } from './answered.ts'
import type { ReactNode } from 'react'
import { NewPasswordBody, NewPasswordShell } from '../screens/account/new-password-body.tsx'
import { InboxSkeleton } from '../screens/notifications/inbox-skeleton.tsx'
import { ProfileSkeleton } from '../screens/account/profile/profile-skeleton.tsx'
import { PlaceBody } from '../screens/businesses/place-body.tsx'
import { CategoriesBody } from '../screens/catalog/categories-body.tsx'
import { CategoryBody } from '../screens/catalog/category-body.tsx'
import { ProductBody } from '../screens/catalog/product/product-body.tsx'
import { ProductsBody } from '../screens/catalog/products-body.tsx'
import { SearchBody } from '../screens/catalog/search/search-body.tsx'
import { OrderSkeleton, OrdersSkeleton } from '../screens/orders/orders-skeleton.tsx'
import { CartSkeleton, ListSkeleton } from '../ui/skeletons.tsx'
import { CheckInSkeleton } from '../screens/check-in/check-in-skeleton.tsx'
import { ComingSoonBody } from '../screens/coming-soon/coming-soon-body.tsx'
import { ContactBody, ContactFormShell } from '../screens/contact/contact-body.tsx'
import { SupportBody, SupportShell } from '../screens/contributions/support-body.tsx'
import { EventBody } from '../screens/events/event-body.tsx'
import { EventsBody } from '../screens/events/events-body.tsx'
import { MyTicketsSkeleton } from '../screens/events/my-tickets/my-tickets-skeleton.tsx'
import { RegistrationFormBody } from '../screens/events/registering/registration-form-body.tsx'
import {
  RegistrationFormSkeleton,
  RegistrationPageSkeleton,
} from '../screens/events/registering/registration-skeleton.tsx'
import { FamilySkeleton } from '../screens/family/family-placeholders.tsx'
import { FormBody } from '../screens/forms/form-body.tsx'
import { FormSkeleton } from '../screens/forms/form-skeleton.tsx'
import { AlbumBody, AlbumSkeleton } from '../screens/gallery/album-body.tsx'
import { AlbumsBody } from '../screens/gallery/albums-body.tsx'
import { HomeBody } from '../screens/home/home-body.tsx'
import { CheckoutSkeleton } from '../screens/cart/checkout/checkout-skeleton.tsx'
import { PayLinkSkeleton } from '../screens/payments/pay-link-skeleton.tsx'
import { RenewalShell } from '../screens/renewals/renewal-frame.tsx'
import { SignInBody, SignInShell } from '../screens/sign-in/sign-in-body.tsx'
import { VerifyBody, VerifySkeleton } from '../screens/cards/verify-body.tsx'
import { FindOrderBody } from '../screens/orders/find-order/find-order-body.tsx'
import { GuardianConsentBody } from '../screens/volunteers/guardian-consent-body.tsx'
import { VolunteerBody, VolunteerSkeleton } from '../screens/volunteers/volunteer-body.tsx'
import { WebsiteBody } from '../screens/website/website-body.tsx'
import { FormShell } from '../ui/form/form-shell.tsx'
import { BoardsBody } from '../screens/board/boards-body.tsx'
import { TopicBody } from '../screens/board/topic-body.tsx'
import { TopicsBody } from '../screens/board/topics-body.tsx'
import { ClassifiedBody } from '../screens/classifieds/classified-body.tsx'
import { ClassifiedsBody } from '../screens/classifieds/classifieds-body.tsx'
import { JobBody } from '../screens/jobs/job-body.tsx'
import { JobsBody } from '../screens/jobs/jobs-body.tsx'
import type { Answers } from './contract.ts'

const nothing = () => undefined

function Searched() {
  const { search } = useVisit()
  return <SearchBody search={search} />
}

/** Bodies of the screens with the same controls as in the app, so that nothing moves when it starts. */
const bodies: Record<ScreenName, (params: Params) => ReactNode> = {
  home: () => <HomeBody />,
  albums: () => <AlbumsBody />,
  album: (params) => <AlbumBody params={params} notFound={<AlbumSkeleton />} />,
  events: () => <EventsBody />,
  event: (params) => <EventBody params={params} onShare={nothing} />,
  'registration form': (params) => (
    <RegistrationFormBody params={params} renderForm={() => <RegistrationFormSkeleton />} />
  ),
  'event registration': () => <RegistrationPageSkeleton />,
  'my tickets': () => <MyTicketsSkeleton />,
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
  checkout: () => <CheckoutSkeleton />,
  'sign in': () => <SignInBody form={<SignInShell />} />,
  family: () => <FamilySkeleton />,
  child: () => <FamilySkeleton />,
  renewal: () => <RenewalShell />,
  verify: () => <VerifyBody outcome={<VerifySkeleton />} />,
  'check-in': () => <CheckInSkeleton />,
  classifieds: () => <ClassifiedsBody />,
  classified: (params) => <ClassifiedBody params={params} isStill />,
  'my ads': () => <ListSkeleton />,
  jobs: () => <JobsBody />,
  job: (params) => <JobBody params={params} isStill />,
  'find order': () => <FindOrderBody form={null} />,
  'guardian consent': () => <GuardianConsentBody />,
  volunteer: () => <VolunteerBody />,
  shifts: () => (
    <VolunteerBody>
      <VolunteerSkeleton />
    </VolunteerBody>
  ),
  boards: () => <BoardsBody />,
  topics: (params) => <TopicsBody params={params} />,
  topic: (params) => <TopicBody params={params} isStill />,
  place: () => <PlaceBody />,
  profile: () => <ProfileSkeleton />,
  inbox: () => <InboxSkeleton />,
  categories: () => <CategoriesBody />,
  category: (params) => <CategoryBody params={params} />,
  products: (params) => <ProductsBody params={params} />,
  search: () => <Searched />,
  product: (params) => <ProductBody params={params} />,
  'write review': () => <CartSkeleton />,
  cart: () => <CartSkeleton />,
  'my orders': () => <OrdersSkeleton />,
  order: () => <OrderSkeleton />,
  wishlist: () => <CartSkeleton />,
  'shared list': () => <CartSkeleton />,
  'coming soon': (params) => <ComingSoonBody params={params} />,
}

const bodyOf = ({ screen, params }: MatchedRoute): ReactNode => bodies[screen](params)

interface Source {
  visit: Visit
  t: Translate
  route: MatchedRoute
  screen: Screen
  answers: Answers
}

export function pageMarkup({ visit, t, route, screen, answers }: Source): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={clientWith(answers)}>
      <VisitContext value={visit}>
        <CallLanguageContext value={visit.language}>
          <TranslateContext value={t}>
            <a className="skip" href="#content">
              {t('shell.skip_to_content')}
            </a>
            <div id="shell">
              <Frame bar={screen.bar(route.params)} scroll={scrollStateAt(0)} isMain>
                {bodyOf(route)}
              </Frame>
              <Tabs path={visit.path} isDocked={route.isDocked} />
            </div>
          </TranslateContext>
        </CallLanguageContext>
      </VisitContext>
    </QueryClientProvider>,
  )
}
