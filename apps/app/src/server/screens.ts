import { inLanguage } from '#client/react'
import { homeCall, settingsCall } from '../data/calls.ts'
import type { PageCall } from '../data/page-call.ts'
import { needsHome } from '../data/site.ts'
import { newPasswordScreen } from '../screens/account/new-password.screen.ts'
import { profileScreen } from '../screens/account/profile/profile.screen.ts'
import { placeScreen } from '../screens/businesses/place.screen.ts'
import { comingSoonScreen } from '../screens/coming-soon/coming-soon.screen.ts'
import { categoriesScreen } from '../screens/catalog/categories.screen.ts'
import { categoryScreen } from '../screens/catalog/category.screen.ts'
import { productScreen } from '../screens/catalog/product/product.screen.ts'
import { productsScreen } from '../screens/catalog/products.screen.ts'
import { searchScreen } from '../screens/catalog/search/search.screen.ts'
import { writeReviewScreen } from '../screens/catalog/reviews/write-review.screen.ts'
import { checkInScreen } from '../screens/check-in/check-in.screen.ts'
import { contactScreen } from '../screens/contact/contact.screen.ts'
import { supportScreen } from '../screens/contributions/support.screen.ts'
import { eventScreen } from '../screens/events/event.screen.ts'
import { eventsScreen } from '../screens/events/events.screen.ts'
import { myTicketsScreen } from '../screens/events/my-tickets/my-tickets.screen.ts'
import { registrationScreen } from '../screens/events/registered/registration.screen.ts'
import { registrationFormScreen } from '../screens/events/registering/registration-form.screen.ts'
import { albumScreen } from '../screens/gallery/album.screen.ts'
import { albumsScreen } from '../screens/gallery/albums.screen.ts'
import { childScreen } from '../screens/family/child.screen.ts'
import { familyScreen } from '../screens/family/family.screen.ts'
import { formScreen } from '../screens/forms/form.screen.ts'
import { rowScreen } from '../screens/forms/row.screen.ts'
import { inboxScreen } from '../screens/notifications/inbox.screen.ts'
import { homeScreen } from '../screens/home/home.screen.ts'
import { cartScreen } from '../screens/cart/cart.screen.ts'
import { sharedListScreen } from '../screens/wishlist/shared-list.screen.ts'
import { wishlistScreen } from '../screens/wishlist/wishlist.screen.ts'
import { checkoutScreen } from '../screens/cart/checkout/checkout.screen.ts'
import { payLinkScreen } from '../screens/payments/pay-link.screen.ts'
import { renewalScreen } from '../screens/renewals/renewal.screen.ts'
import { signInScreen } from '../screens/sign-in/sign-in.screen.ts'
import { verifyScreen } from '../screens/cards/verify.screen.ts'
import { findOrderScreen } from '../screens/orders/find-order/find-order.screen.ts'
import { guardianConsentScreen } from '../screens/volunteers/guardian-consent.screen.ts'
import { shiftsScreen, volunteerScreen } from '../screens/volunteers/volunteer.screen.ts'
import { websiteScreen } from '../screens/website/website.screen.ts'
import { classifiedsScreen } from '../screens/classifieds/classifieds.screen.ts'
import { classifiedScreen } from '../screens/classifieds/classified.screen.ts'
import { myAdsScreen } from '../screens/classifieds/my-ads.screen.ts'
import { jobsScreen } from '../screens/jobs/jobs.screen.ts'
import { jobScreen } from '../screens/jobs/job.screen.ts'
import { boardsScreen } from '../screens/board/boards.screen.ts'
import { topicsScreen } from '../screens/board/topics.screen.ts'
import { topicScreen } from '../screens/board/topic.screen.ts'
import { myOrdersScreen } from '../screens/orders/my-orders/my-orders.screen.ts'
import { orderScreen } from '../screens/orders/order.screen.ts'
import type { ScreenName } from '../shell/routing/routes.ts'
import type { Screen, ScreenVisit } from '../shell/screen.ts'

export const screens: Record<ScreenName, Screen> = {
  home: homeScreen,
  albums: albumsScreen,
  album: albumScreen,
  events: eventsScreen,
  event: eventScreen,
  'registration form': registrationFormScreen,
  'event registration': registrationScreen,
  'my tickets': myTicketsScreen,
  website: websiteScreen,
  contact: contactScreen,
  form: formScreen,
  'form row': rowScreen,
  'new password': newPasswordScreen,
  support: supportScreen,
  'pay link': payLinkScreen,
  checkout: checkoutScreen,
  'my orders': myOrdersScreen,
  order: orderScreen,
  cart: cartScreen,
  wishlist: wishlistScreen,
  'shared list': sharedListScreen,
  'sign in': signInScreen,
  family: familyScreen,
  child: childScreen,
  renewal: renewalScreen,
  verify: verifyScreen,
  'check-in': checkInScreen,
  classifieds: classifiedsScreen,
  classified: classifiedScreen,
  'my ads': myAdsScreen,
  jobs: jobsScreen,
  job: jobScreen,
  'find order': findOrderScreen,
  'guardian consent': guardianConsentScreen,
  volunteer: volunteerScreen,
  shifts: shiftsScreen,
  boards: boardsScreen,
  topics: topicsScreen,
  topic: topicScreen,
  place: placeScreen,
  profile: profileScreen,
  inbox: inboxScreen,
  categories: categoriesScreen,
  category: categoryScreen,
  products: productsScreen,
  search: searchScreen,
  product: productScreen,
  'write review': writeReviewScreen,
  'coming soon': comingSoonScreen,
}

export function callsOf(screen: Screen, visit: ScreenVisit): PageCall[] {
  const settings = visit.known(settingsCall)
  const around = settings && needsHome(settings) ? [homeCall(visit.visit, settings)] : []
  const calls = [settingsCall, ...around, ...screen.calls(visit)].map((call) =>
    inLanguage(call, visit.visit.language),
  )
  return [...new Map(calls.map((call) => [call.key, call])).values()]
}
