import type { ComponentType } from 'react'
import type { PageProps } from '../screen.ts'
import type { ScreenName } from './routes.ts'

export type Loader = () => Promise<{ default: ComponentType<PageProps> }>

/** Loaders of all pages but home, in a file of their own so that home's first load does not include them. */
export const loaders: Record<Exclude<ScreenName, 'home'>, Loader> = {
  albums: async () => ({ default: (await import('../../screens/gallery/albums.page.tsx')).AlbumsPage }),
  album: async () => ({ default: (await import('../../screens/gallery/album.page.tsx')).AlbumPage }),
  events: async () => ({ default: (await import('../../screens/events/events.page.tsx')).EventsPage }),
  event: async () => ({ default: (await import('../../screens/events/event.page.tsx')).EventPage }),
  'registration form': async () => ({
    default: (await import('../../screens/events/registering/registration-form.page.tsx'))
      .RegistrationFormPage,
  }),
  'event registration': async () => ({
    default: (await import('../../screens/events/registered/registration.page.tsx')).RegistrationPage,
  }),
  'my tickets': async () => ({
    default: (await import('../../screens/events/my-tickets/my-tickets.page.tsx')).MyTicketsPage,
  }),
  website: async () => ({ default: (await import('../../screens/website/website.page.tsx')).WebsitePage }),
  contact: async () => ({ default: (await import('../../screens/contact/contact.page.tsx')).ContactPage }),
  form: async () => ({ default: (await import('../../screens/forms/form.page.tsx')).FormPage }),
  'form row': async () => ({ default: (await import('../../screens/forms/row.page.tsx')).RowPage }),
  'new password': async () => ({
    default: (await import('../../screens/account/new-password.page.tsx')).NewPasswordPage,
  }),
  support: async () => ({
    default: (await import('../../screens/contributions/support.page.tsx')).SupportPage,
  }),
  'pay link': async () => ({
    default: (await import('../../screens/payments/pay-link.page.tsx')).PayLinkPage,
  }),
  checkout: async () => ({
    default: (await import('../../screens/cart/checkout/checkout.page.tsx')).CheckoutPage,
  }),
  'sign in': async () => ({ default: (await import('../../screens/sign-in/sign-in.page.tsx')).SignInPage }),
  family: async () => ({ default: (await import('../../screens/family/family.page.tsx')).FamilyPage }),
  child: async () => ({ default: (await import('../../screens/family/child.page.tsx')).ChildPage }),
  renewal: async () => ({ default: (await import('../../screens/renewals/renewal.page.tsx')).RenewalPage }),
  verify: async () => ({ default: (await import('../../screens/cards/verify.page.tsx')).VerifyPage }),
  'check-in': async () => ({
    default: (await import('../../screens/check-in/check-in.page.tsx')).CheckInPage,
  }),
  classifieds: async () => ({
    default: (await import('../../screens/classifieds/classifieds.page.tsx')).ClassifiedsPage,
  }),
  classified: async () => ({
    default: (await import('../../screens/classifieds/classified.page.tsx')).ClassifiedPage,
  }),
  'my ads': async () => ({ default: (await import('../../screens/classifieds/my-ads.page.tsx')).MyAdsPage }),
  jobs: async () => ({ default: (await import('../../screens/jobs/jobs.page.tsx')).JobsPage }),
  job: async () => ({ default: (await import('../../screens/jobs/job.page.tsx')).JobPage }),
  volunteer: async () => ({
    default: (await import('../../screens/volunteers/volunteer.page.tsx')).VolunteerPage,
  }),
  'guardian consent': async () => ({
    default: (await import('../../screens/volunteers/guardian-consent.page.tsx')).GuardianConsentPage,
  }),
  'find order': async () => ({
    default: (await import('../../screens/orders/find-order/find-order.page.tsx')).FindOrderPage,
  }),
  shifts: async () => ({
    default: (await import('../../screens/volunteers/shift/shifts.page.tsx')).ShiftsPage,
  }),
  boards: async () => ({ default: (await import('../../screens/board/boards.page.tsx')).BoardsPage }),
  topics: async () => ({ default: (await import('../../screens/board/topics.page.tsx')).TopicsPage }),
  topic: async () => ({ default: (await import('../../screens/board/topic.page.tsx')).TopicPage }),
  place: async () => ({ default: (await import('../../screens/businesses/place.page.tsx')).PlacePage }),
  profile: async () => ({
    default: (await import('../../screens/account/profile/profile.page.tsx')).ProfilePage,
  }),
  inbox: async () => ({ default: (await import('../../screens/notifications/inbox.page.tsx')).InboxPage }),
  categories: async () => ({
    default: (await import('../../screens/catalog/categories.page.tsx')).CategoriesPage,
  }),
  category: async () => ({ default: (await import('../../screens/catalog/category.page.tsx')).CategoryPage }),
  products: async () => ({ default: (await import('../../screens/catalog/products.page.tsx')).ProductsPage }),
  search: async () => ({
    default: (await import('../../screens/catalog/search/search.page.tsx')).SearchPage,
  }),
  product: async () => ({
    default: (await import('../../screens/catalog/product/product.page.tsx')).ProductPage,
  }),
  'write review': async () => ({
    default: (await import('../../screens/catalog/reviews/write-review.page.tsx')).WriteReviewPage,
  }),
  cart: async () => ({ default: (await import('../../screens/cart/cart.page.tsx')).CartPage }),
  wishlist: async () => ({
    default: (await import('../../screens/wishlist/wishlist.page.tsx')).WishlistPage,
  }),
  'shared list': async () => ({
    default: (await import('../../screens/wishlist/shared-list.page.tsx')).SharedListPage,
  }),
  'my orders': async () => ({
    default: (await import('../../screens/orders/my-orders/my-orders.page.tsx')).MyOrdersPage,
  }),
  order: async () => ({ default: (await import('../../screens/orders/order.page.tsx')).OrderPage }),
  'coming soon': async () => ({
    default: (await import('../../screens/coming-soon/coming-soon.page.tsx')).ComingSoonPage,
  }),
}
