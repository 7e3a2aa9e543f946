import { homeCall, settingsCall } from '../data/calls.ts'
import type { PageCall } from '../data/page-call.ts'
import { needsHome } from '../data/site.ts'
import { newPasswordScreen } from '../screens/account/new-password.screen.ts'
import { comingSoonScreen } from '../screens/coming-soon/coming-soon.screen.ts'
import { contactScreen } from '../screens/contact/contact.screen.ts'
import { supportScreen } from '../screens/contributions/support.screen.ts'
import { eventScreen } from '../screens/events/event.screen.ts'
import { eventsScreen } from '../screens/events/events.screen.ts'
import { albumScreen } from '../screens/gallery/album.screen.ts'
import { albumsScreen } from '../screens/gallery/albums.screen.ts'
import { formScreen } from '../screens/forms/form.screen.ts'
import { rowScreen } from '../screens/forms/row.screen.ts'
import { homeScreen } from '../screens/home/home.screen.ts'
import { payLinkScreen } from '../screens/payments/pay-link.screen.ts'
import { websiteScreen } from '../screens/website/website.screen.ts'
import type { ScreenName } from '../shell/routes.ts'
import type { Screen, ScreenVisit } from '../shell/screen.ts'

export const screens: Record<ScreenName, Screen> = {
  home: homeScreen,
  albums: albumsScreen,
  album: albumScreen,
  events: eventsScreen,
  event: eventScreen,
  website: websiteScreen,
  contact: contactScreen,
  form: formScreen,
  'form row': rowScreen,
  'new password': newPasswordScreen,
  support: supportScreen,
  'pay link': payLinkScreen,
  'coming soon': comingSoonScreen,
}

/** A screen's own calls, and those of the header and the footer around it. */
export function callsOf(screen: Screen, visit: ScreenVisit): PageCall[] {
  const settings = visit.known(settingsCall)
  const around = settings && needsHome(settings) ? [homeCall(visit.visit, settings)] : []
  const calls = [settingsCall, ...around, ...screen.calls(visit)]
  return [...new Map(calls.map((call) => [call.key, call])).values()]
}
