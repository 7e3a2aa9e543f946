import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, type SiteRoute } from '#site/website'
import { Classified } from './doctypes/classified.doctype.ts'
import { ClassifiedEnquiry } from './doctypes/classified-enquiry.doctype.ts'
import { messages } from './messages.ts'

/** Carries a question to a seller. The asker's address stays here. */
export const sellerAsked = notificationEvent({
  name: 'classifieds.asked',
  eventClass: 'transactional',
  values: ['title', 'asker', 'message'],
  channels: ['in-app', 'e-mail'],
  messages,
})

/** Carries the answer back. The seller's address stays here too. */
export const askerAnswered = notificationEvent({
  name: 'classifieds.answered',
  eventClass: 'transactional',
  values: ['title', 'asker', 'seller', 'message', 'phone'],
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
  name: 'classifieds.sent_back',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const adEnding = notificationEvent({
  name: 'classifieds.ending',
  eventClass: 'transactional',
  values: ['title', 'day'],
  channels: ['in-app', 'e-mail'],
  messages,
})

const MOST_ROUTES = 1000

async function adRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const ads = await documents.asSystem().find(Classified, {
    where: { state: 'live', is_hidden: 0, expires_on: ['>=', documents.today] },
    fields: ['name', 'title', 'modified'],
    order_by: 'name asc',
    limit: MOST_ROUTES,
  })
  return ads.map((ad) => ({ ...ad, route: `classifieds/${ad.name}`, doctype: Classified.name }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const classifiedExtensions = [
  ...[sellerAsked, askerAnswered, adPublished, adSentBack, adEnding].map((event) =>
    notificationEvents.add(event),
  ),
  moderatedTypes.add({
    type: Classified,
    words: (document) => ({
      title: text(Reflect.get(document, 'title')),
      excerpt: text(Reflect.get(document, 'description')),
      author: document.owner,
    }),
  }),
  moderatedTypes.add({
    type: ClassifiedEnquiry,
    words: (document) => ({
      title: text(Reflect.get(document, 'asker_name')),
      excerpt: text(Reflect.get(document, 'message')),
      author: text(Reflect.get(document, 'asker')) || null,
    }),
  }),
  routeSource.add(adRoutes),
]
