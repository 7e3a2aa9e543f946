import type { DemoEvent } from './event.ts'
import { eventsLater, eventsPast } from './events-later.ts'
import { eventsSoon } from './events-soon.ts'

export type { DemoEvent } from './event.ts'

export function demoEvents(today: string): readonly DemoEvent[] {
  return [...eventsPast(today), ...eventsSoon(today), ...eventsLater(today)]
}
