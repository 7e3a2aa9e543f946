import { toDecimal } from '#meta'

/** An event as lists show it. */
export interface EventCard {
  readonly name: string
  readonly title: string
  readonly event_image: string | null
  readonly mobile_image: string | null
  readonly short_description: string | null
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly time_zone: string
  readonly venue: string | null
  readonly price: number | null
  readonly capacity: number | null
  readonly registration_end_date: string | null
  readonly registration_link: string | null
  readonly registration_label: string | null
}

/** Amounts are decimals, for a card goes over the wire. */
export function eventCard(event: EventCard): EventCard {
  return {
    name: event.name,
    title: event.title,
    event_image: event.event_image,
    mobile_image: event.mobile_image,
    short_description: event.short_description,
    start_date: event.start_date,
    end_date: event.end_date,
    start_time: event.start_time,
    end_time: event.end_time,
    time_zone: event.time_zone,
    venue: event.venue,
    price: event.price === null ? null : toDecimal(event.price),
    capacity: event.capacity,
    registration_end_date: event.registration_end_date,
    registration_link: event.registration_link,
    registration_label: event.registration_label,
  }
}
