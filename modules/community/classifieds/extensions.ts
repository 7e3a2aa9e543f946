import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, type SiteRoute } from '#site/website'
import { Classified } from './classified-ad/classified.doctype.ts'
import { ClassifiedEnquiry } from './enquiry/classified-enquiry.doctype.ts'
import { messages } from './messages.ts'

/** Notifies the seller of an enquiry; the enquirer's address is not included. */
export const enquiryReceived = notificationEvent({
  name: 'classifieds.enquiry_received',
  renamedFrom: 'classifieds.asked',
  renamedValues: { asker: 'enquirer' },
  eventClass: 'transactional',
  values: ['title', 'enquirer', 'message'],
  channels: ['in-app', 'e-mail'],
  messages,
})

/** Notifies the enquirer of the reply; the seller's address is not included. */
export const enquiryAnswered = notificationEvent({
  name: 'classifieds.enquiry_answered',
  renamedFrom: 'classifieds.answered',
  renamedValues: { asker: 'enquirer' },
  eventClass: 'transactional',
  values: ['title', 'enquirer', 'seller', 'message', 'phone'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const adPublished = notificationEvent({
  name: 'classifieds.published',
  eventClass: 'transactional',
  values: ['title', 'day'],
  channels: ['in-app'],
  messages,
})

export const adSentBack = notificationEvent({
  name: 'classifieds.returned',
  renamedFrom: 'classifieds.sent_back',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const adExpiresSoon = notificationEvent({
  name: 'classifieds.expires_soon',
  renamedFrom: 'classifieds.ending',
  eventClass: 'transactional',
  values: ['title', 'day'],
  channels: ['in-app', 'e-mail'],
  messages,
})

const MAX_ROUTES = 1000

async function adRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const ads = await documents.asSystem().find(Classified, {
    where: { state: 'live', is_hidden: 0, expires_on: ['>=', documents.today] },
    fields: ['name', 'title', 'modified'],
    order_by: 'name asc',
    limit: MAX_ROUTES,
  })
  return ads.map((ad) => ({ ...ad, route: `classifieds/${ad.name}`, doctype: Classified.name }))
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const classifiedExtensions = [
  ...[enquiryReceived, enquiryAnswered, adPublished, adSentBack, adExpiresSoon].map((event) =>
    notificationEvents.add(event),
  ),
  moderatedTypes.add({
    type: Classified,
    words: (document) => ({
      title: asText(Reflect.get(document, 'title')),
      excerpt: asText(Reflect.get(document, 'description')),
      author: document.owner,
    }),
  }),
  moderatedTypes.add({
    type: ClassifiedEnquiry,
    words: (document) => ({
      title: asText(Reflect.get(document, 'enquirer_name')),
      excerpt: asText(Reflect.get(document, 'message')),
      author: asText(Reflect.get(document, 'enquirer')) || null,
    }),
  }),
  routeSource.add(adRoutes),
]
