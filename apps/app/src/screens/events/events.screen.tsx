import { eventsCall, settingsCall } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { Translate } from '../../language/text.ts'
import { innerBar, type Head, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { listData } from '../../ui/structured-data.ts'
import { EventsBody } from './events-body.tsx'

export const eventsScreen: Screen = {
  bar: () => innerBar('events.title'),
  calls: eventsCalls,
  head: eventsHead,
}

function eventsCalls({ visit, known }: ScreenVisit): PageCall[] {
  const settings = known(settingsCall)
  return settings ? [settingsCall, eventsCall(settings, visit.today)] : [settingsCall]
}

function eventsHead({ known }: ScreenVisit, t: Translate): Head {
  return {
    title: pageTitle(t('events.title'), known(settingsCall)),
    description: t('events.lead'),
    canonical: '/events',
  }
}

function eventsData({ visit, known }: ScreenVisit): object[] {
  const settings = known(settingsCall)
  const events = (settings && known(eventsCall(settings, visit.today))) ?? []
  const pages = events.map(({ name, title }) => ({
    label: title,
    path: `/event-detail/${encodeURIComponent(name)}`,
  }))
  return pages.length > 0 ? [listData(pages, visit.origin)] : []
}

export const serverPage: ServerPage = {
  screen: eventsScreen,
  jsonLd: eventsData,
  body: () => <EventsBody />,
}
