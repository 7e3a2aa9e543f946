import { eventsCall, settingsCall } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen, ScreenVisit } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'

export const eventsScreen: Screen = {
  bar: () => innerBar('events.title'),
  calls: eventsCalls,
  head: ({ known }, say) => ({
    title: pageTitle(say('events.title'), known(settingsCall)),
    description: say('events.lead'),
    canonical: '/events',
  }),
}

function eventsCalls({ visit, known }: ScreenVisit): PageCall[] {
  const settings = known(settingsCall)
  return settings ? [settingsCall, eventsCall(settings, visit.today)] : [settingsCall]
}
