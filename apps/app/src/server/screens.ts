import { homeCall, settingsCall } from '../data/calls.ts'
import type { PageCall } from '../data/page-call.ts'
import { needsHome } from '../data/site.ts'
import { comingSoonScreen } from '../screens/coming-soon/coming-soon.screen.ts'
import { contactScreen } from '../screens/contact/contact.screen.ts'
import { eventScreen } from '../screens/events/event.screen.ts'
import { eventsScreen } from '../screens/events/events.screen.ts'
import { albumScreen } from '../screens/gallery/album.screen.ts'
import { albumsScreen } from '../screens/gallery/albums.screen.ts'
import { homeScreen } from '../screens/home/home.screen.ts'
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
  'coming soon': comingSoonScreen,
}

/** A screen's own calls, and those of the header and the footer around it. */
export function callsOf(screen: Screen, visit: ScreenVisit): PageCall[] {
  const settings = visit.known(settingsCall)
  const around = settings && needsHome(settings) ? [homeCall(visit.visit, settings)] : []
  const calls = [settingsCall, ...around, ...screen.calls(visit)]
  return [...new Map(calls.map((call) => [call.key, call])).values()]
}
