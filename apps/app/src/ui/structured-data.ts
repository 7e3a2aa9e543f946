import type { Album, BusinessDetail, EventDocument, WebsiteSettings } from '#client'
import { lastDayOf } from './text/date-text.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { plainText } from './text/site-text.ts'

const context = 'https://schema.org'

export function organizationData(
  settings: WebsiteSettings,
  business: BusinessDetail | undefined,
  origin: string,
): object {
  return withoutEmpty({
    '@context': context,
    '@type': 'Organization',
    name: settings.site_name,
    url: `${origin}/`,
    logo: absolute(settings.website_logo, origin),
    telephone: business?.phone,
    email: business?.email,
    address: business?.address,
    sameAs: socialAddresses(settings),
  })
}

export function eventData(event: EventDocument, currency: string, origin: string): object {
  return withoutEmpty({
    '@context': context,
    '@type': 'Event',
    name: event.title,
    description: event.short_description,
    startDate: moment(event.start_date, event.start_time),
    endDate: moment(lastDayOf(event), event.end_time),
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    image: absolute(event.event_image, origin),
    location: event.venue ? { '@type': 'Place', name: event.venue, address: event.venue } : undefined,
    offers: (event.ticket_types ?? []).map((ticket) => ({
      '@type': 'Offer',
      name: ticket.label,
      price: ticket.price,
      priceCurrency: currency,
      url: `${origin}/event-detail/${encodeURIComponent(event.name)}`,
    })),
  })
}

export function galleryData(album: Album, origin: string): object {
  const pictures = album.gallery.filter(({ image, image__video }) => image || image__video)
  return withoutEmpty({
    '@context': context,
    '@type': 'ImageGallery',
    name: album.title,
    description: plainText(album.description),
    image: pictures.map((item) =>
      withoutEmpty({
        '@type': 'ImageObject',
        contentUrl: absolute(item.image || item.image__video, origin),
        name: item.title,
        caption: item.alt,
      }),
    ),
  })
}

export function listData(pages: readonly Crumb[], origin: string): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: pages.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: origin + path,
    })),
  }
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

export function absolute(path: string | null | undefined, origin: string): string | undefined {
  if (!path) return undefined
  return /^https?:/.test(path) ? path : `${origin}${path.startsWith('/') ? '' : '/'}${path}`
}

function moment(day: string, time: string | null | undefined): string {
  return time ? `${day}T${time.slice(0, 8)}` : day
}

function withoutEmpty(data: Record<string, unknown>): object {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))
}

function socialAddresses(settings: Pick<WebsiteSettings, 'app_settings'>): string[] {
  return Object.values(settings.app_settings ?? {})
    .filter((address) => address !== null)
    .filter(Boolean)
}
