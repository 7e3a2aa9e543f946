import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, type SiteRoute } from '#site/website'
import { JobOpening } from './job-opening/job-opening.doctype.ts'
import { messages } from './messages.ts'

export const newOpenings = notificationEvent({
  name: 'jobs.new_openings',
  eventClass: 'transactional',
  values: ['count', 'titles'],
  channels: ['in-app', 'e-mail'],
  messages,
})

/** Notifies the office of an application, without its content. */
export const jobApplicationReceived = notificationEvent({
  name: 'jobs.applied',
  eventClass: 'transactional',
  values: ['title'],
  channels: ['in-app'],
  messages,
})

export const applicationDecided = notificationEvent({
  name: 'jobs.decided',
  eventClass: 'transactional',
  values: ['title', 'name'],
  channels: ['in-app', 'e-mail'],
  messages,
})

const MAX_ROUTES = 1000

async function openingRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const openings = await documents.asSystem().find(JobOpening, {
    where: { state: 'open', is_hidden: 0, closes_on: ['>=', documents.today] },
    fields: ['name', 'title', 'modified'],
    order_by: 'name asc',
    limit: MAX_ROUTES,
  })
  return openings.map((one) => ({ ...one, route: `jobs/${one.name}`, doctype: JobOpening.name }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const jobExtensions = [
  ...[newOpenings, jobApplicationReceived, applicationDecided].map((event) => notificationEvents.add(event)),
  moderatedTypes.add({
    type: JobOpening,
    words: (document) => ({
      title: text(Reflect.get(document, 'title')),
      excerpt: text(Reflect.get(document, 'description')),
      author: null,
    }),
  }),
  routeSource.add(openingRoutes),
]
