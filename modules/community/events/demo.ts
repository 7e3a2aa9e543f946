import { demoEvents } from '#demo'
import type { DemoContext } from '#framework/modules'
import { demoFamilies } from './actions/demo-families.ts'
import { MelaEvent } from './doctypes/mela-event.doctype.ts'

/** The school's calendar: what is over, what comes this week, and the feasts of the year; and families who come. */
export async function demo(context: DemoContext): Promise<void> {
  const { documents, today, picture } = context
  const names = new Map<string, string>()
  for (const { picture: drawn, banner, ...event } of demoEvents(today)) {
    const image = picture(drawn)
    const { name, title } = await documents.insert(MelaEvent, {
      ...event,
      published: 1,
      event_image: image,
      mobile_image: image,
      banner_image: picture(banner ?? `${drawn}-banner`),
    })
    names.set(title, name)
  }
  await demoFamilies(context, names)
}
