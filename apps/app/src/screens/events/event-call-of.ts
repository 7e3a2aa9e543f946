import type { EventDocument } from '#client'
import { eventCall, settingsCall } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { ScreenVisit } from '../../shell/screen.ts'

/** The read of the event that the path names, once it is known of which type events are. */
export function eventCallOf({
  params,
  known,
}: Pick<ScreenVisit, 'params' | 'known'>): PageCall<EventDocument> | undefined {
  const settings = known(settingsCall)
  return settings && eventCall(settings, params['id'] ?? '')
}
