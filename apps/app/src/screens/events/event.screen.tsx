import { settingsCall } from '../../data/calls.ts'
import type { Translate } from '../../language/text.ts'
import { innerBar, type Head, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import { pageTitle, plainWords } from '../../ui/text/site-words.ts'
import { breadcrumbData, eventData } from '../../ui/structured-data.ts'
import { eventCallOf } from './event-calls.ts'
import { EventBody } from './event-body.tsx'

export const eventScreen: Screen = {
  bar: () => innerBar('events.title', { parent: '/events' }),
  calls: ({ params, known }) => {
    const call = eventCallOf({ params, known })
    return call ? [settingsCall, call] : [settingsCall]
  },
  head: eventHead,
  subject: ({ params, known }) => {
    const call = eventCallOf({ params, known })
    return call && { call, missing: 'not found', notFoundTitle: 'events.not_found_title' }
  },
}

function eventHead({ visit, params, known }: ScreenVisit, t: Translate): Head {
  const settings = known(settingsCall)
  const call = eventCallOf({ params, known })
  const event = call && known(call)
  const canonical = `/event-detail/${encodeURIComponent(params['id'] ?? '')}`
  if (!event || !settings)
    return { title: pageTitle(t('events.title'), settings), description: '', canonical }
  const crumbs = [
    { label: t('events.title'), path: '/events' },
    { label: event.title, path: canonical },
  ]
  return {
    title: pageTitle(event.title, settings),
    description: event.short_description || plainWords(event.description),
    canonical,
    image: event.banner_image ?? event.event_image,
    kind: 'article',
    jsonLd: [eventData(event, settings.currency, visit.origin), breadcrumbData(crumbs, visit.origin)],
    isIndexed: event.visibility === 'public',
  }
}

export const serverPage: ServerPage = {
  screen: eventScreen,
  body: (params) => <EventBody params={params} onShare={() => undefined} />,
}
