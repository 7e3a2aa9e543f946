import {
  documentRequest,
  listRequest,
  methodRead,
  methodRequest,
  type Album,
  type AlbumCard,
  type BusinessDetail,
  type Category,
  type EventCard,
  type EventDocument,
  type PageContent,
  type WebsiteSettings,
  type WireRequest,
} from '#client'
import { type PageCall, scopedKey, scopeOf } from './page-call.ts'
import type { Visit } from './visit.ts'

const isTranslated = { isTranslated: true }

export const settingsCall: PageCall<WebsiteSettings> = named(
  'settings',
  methodRead('api.get_all_website_settings'),
  isTranslated,
)

export function pageCall(visit: Visit, settings: WebsiteSettings, route: string): PageCall<PageContent> {
  const scope = scopeOf(visit)
  const input = {
    application_type: visit.applicationType,
    domain: new URL(visit.origin).host,
    route,
    business: visit.business ?? settings.default_business,
    ...(scope.business === undefined ? {} : { store: scope.business }),
    ...(visit.city === null ? {} : { city: visit.city }),
  }
  const request = methodRequest('mobileapi.get_page_content', input)
  return named(ofPlace(`page:${route}`, visit), request, isTranslated)
}

export const homeCall = (visit: Visit, settings: WebsiteSettings): PageCall<PageContent> =>
  pageCall(visit, settings, 'home-page')

export function categoriesCall(visit: Visit): PageCall<Category[]> {
  const domain = new URL(visit.origin).host
  const request = methodRequest('api.get_parent_categories', { domain, show_count: 1, ...scopeOf(visit) })
  return named(scopedKey('categories', visit), request, isTranslated)
}

function ofPlace(key: string, visit: Visit): string {
  return visit.city === null ? scopedKey(key, visit) : `${scopedKey(key, visit)}/${visit.city}`
}

export function businessCall(visit: Visit, settings: WebsiteSettings): PageCall<BusinessDetail[]> {
  const name = visit.business ?? settings.default_business
  return named(`business:${name}`, methodRequest('mobileapi.get_business_detail', { name }), isTranslated)
}

export const albumsCall: PageCall<AlbumCard[]> = named(
  'albums',
  listRequest('Gallery', {
    fields: ['name', 'title', 'cover_image', 'picture_count'],
    filters: [['published', '=', 1]],
    pageLength: 100,
  }),
  isTranslated,
)

export function albumCall(name: string): PageCall<Album> {
  return named(`album:${name}`, documentRequest('Gallery', name), isTranslated)
}

export const eventCardFields = [
  ...([
    'name',
    'title',
    'event_image',
    'mobile_image',
    'short_description',
    'start_date',
    'end_date',
  ] as const),
  ...(['start_time', 'end_time', 'time_zone', 'venue', 'price', 'capacity'] as const),
  ...(['registration_end_date', 'registration_link', 'registration_label'] as const),
]

export function eventsCall(settings: WebsiteSettings, today: string): PageCall<EventCard[]> {
  const request = listRequest<EventCard>(settings.event_document_type, {
    fields: eventCardFields,
    filters: [
      ['published', '=', 1],
      ['end_date', '>=', today],
    ],
    orderBy: 'start_date asc',
    pageLength: 100,
  })
  return named(`events:${today}`, request, isTranslated)
}

export function eventCall(settings: WebsiteSettings, name: string): PageCall<EventDocument> {
  return named(
    `event:${name}`,
    documentRequest<EventDocument>(settings.event_document_type, name),
    isTranslated,
  )
}

function named<Output>(
  key: string,
  request: WireRequest<Output> & Pick<PageCall, 'method'>,
  language: Pick<PageCall, 'isTranslated'> = {},
): PageCall<Output> {
  return { ...request, key, ...language }
}
