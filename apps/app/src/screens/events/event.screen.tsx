import { settingsCall } from '../../data/calls.ts'
import type { Translate } from '../../language/text.ts'
import {
  innerBar,
  type Head,
  type Params,
  type Screen,
  type ScreenVisit,
  type ServerPage,
} from '../../shell/screen.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
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

const pathOf = (params: Params): string => `/event-detail/${encodeURIComponent(params['id'] ?? '')}`

function eventHead({ params, known }: ScreenVisit, t: Translate): Head {
  const settings = known(settingsCall)
  const call = eventCallOf({ params, known })
  const event = call && known(call)
  const canonical = pathOf(params)
  if (!event || !settings)
    return { title: pageTitle(t('events.title'), settings), description: '', canonical }
  return {
    title: pageTitle(event.title, settings),
    description: event.short_description || plainText(event.description),
    canonical,
    image: event.banner_image ?? event.event_image,
    kind: 'article',
    isIndexed: event.visibility === 'public',
  }
}

function eventPageData({ visit, params, known }: ScreenVisit, t: Translate): object[] {
  const settings = known(settingsCall)
  const call = eventCallOf({ params, known })
  const event = call && known(call)
  if (!event || !settings) return []
  const crumbs = [
    { label: t('events.title'), path: '/events' },
    { label: event.title, path: pathOf(params) },
  ]
  return [eventData(event, settings.currency, visit.origin), breadcrumbData(crumbs, visit.origin)]
}

export const serverPage: ServerPage = {
  screen: eventScreen,
  jsonLd: eventPageData,
  body: (params) => <EventBody params={params} onShare={() => undefined} />,
}
