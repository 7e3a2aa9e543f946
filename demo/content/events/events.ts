import type { DemoEvent } from './event.ts'
import { eventsLater, eventsPast } from './events-later.ts'
import { eventsSoon } from './events-soon.ts'

export type { DemoEvent } from './event.ts'

/** The calendar of the demo organisation, by the day of its first start. */
export function demoEvents(today: string): readonly DemoEvent[] {
  return [...eventsPast(today), ...eventsSoon(today), ...eventsLater(today)]
}
