import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, type SiteRoute } from '#site/website'
import { JobOpening } from './doctypes/job-opening.doctype.ts'

/** The morning's letter to those who wished it. */
export const newOpenings = notificationEvent({
  name: 'jobs.new_openings',
  eventClass: 'transactional',
  values: ['count', 'titles'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'New openings: {{ count }}',
      body: 'What you asked to hear of:\n\n{{ titles }}',
      short: 'New openings: {{ count }}',
    },
    hi: {
      subject: 'नई रिक्तियाँ: {{ count }}',
      body: 'जिनके बारे में आप जानना चाहते थे:\n\n{{ titles }}',
      short: 'नई रिक्तियाँ: {{ count }}',
    },
    ta: {
      subject: 'புதிய வேலைவாய்ப்புகள்: {{ count }}',
      body: 'நீங்கள் அறிய விரும்பியவை:\n\n{{ titles }}',
      short: 'புதிய வேலைவாய்ப்புகள்: {{ count }}',
    },
  },
})

/** Tells the office that somebody applied; the rest stays in the desk. */
export const applicationReceived = notificationEvent({
  name: 'jobs.applied',
  eventClass: 'transactional',
  values: ['title'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'An application for “{{ title }}”', body: 'It lies in the desk.' },
    hi: { subject: '“{{ title }}” के लिए एक आवेदन', body: 'यह डेस्क में है।' },
    ta: { subject: '“{{ title }}” க்கு ஒரு விண்ணப்பம்', body: 'அது மேசையில் உள்ளது.' },
  },
})

/** Tells an applicant what became of his application. */
export const applicationDecided = notificationEvent({
  name: 'jobs.decided',
  eventClass: 'transactional',
  values: ['title', 'name'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'About your application: {{ title }}',
      body: 'Dear {{ name }},\n\nthere is news about your application for “{{ title }}”. You find it on the page below.',
    },
    hi: {
      subject: 'आपके आवेदन के बारे में: {{ title }}',
      body: 'नमस्ते {{ name }},\n\n“{{ title }}” के लिए आपके आवेदन के बारे में समाचार है। नीचे दिए पेज पर देखें।',
    },
    ta: {
      subject: 'உங்கள் விண்ணப்பம் பற்றி: {{ title }}',
      body: 'அன்புள்ள {{ name }},\n\n“{{ title }}” க்கான உங்கள் விண்ணப்பம் பற்றிய செய்தி உள்ளது. கீழே உள்ள பக்கத்தில் காணலாம்.',
    },
  },
})

const MOST_ROUTES = 1000

async function openingRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const openings = await documents.asSystem().find(JobOpening, {
    where: { state: 'open', is_hidden: 0, closes_on: ['>=', documents.today] },
    fields: ['name', 'title', 'modified'],
    order_by: 'name asc',
    limit: MOST_ROUTES,
  })
  return openings.map((one) => ({ ...one, route: `jobs/${one.name}`, doctype: JobOpening.name }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const jobExtensions = [
  ...[newOpenings, applicationReceived, applicationDecided].map((event) => notificationEvents.add(event)),
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
