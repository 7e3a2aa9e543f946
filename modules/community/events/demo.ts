import { demoEvents } from '#demo'
import type { DemoContext } from '#framework/modules'
import { MelaEvent } from './doctypes/mela-event.doctype.ts'

/** The school's calendar: what is over, what comes this week, and the feasts of the year. */
export async function demo({ documents, today, picture }: DemoContext): Promise<void> {
  for (const { picture: drawn, banner, ...event } of demoEvents(today)) {
    const image = picture(drawn)
    await documents.insert(MelaEvent, {
      ...event,
      published: 1,
      event_image: image,
      mobile_image: image,
      banner_image: picture(banner ?? `${drawn}-banner`),
    })
  }
}
