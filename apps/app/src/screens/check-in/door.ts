import { siteTimeAt } from './door-clock.ts'
import type { DoorPlace } from './door-place.ts'
import { createDoorState } from './door-state.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { KeptMark } from './roster.ts'
import { fetchRoster, tellStore } from './tell-store.ts'

/** A door: its list and its marks, kept on the device first and told to the store whenever it can be reached. */
export function createDoor(place: DoorPlace) {
  const { event, account, store } = place
  const held = createDoorState()
  const reach = oneAtATime(held)

  const keep = async (mark: Pick<KeptMark, 'ticket_code' | 'kind' | 'undoes'>): Promise<KeptMark | null> => {
    const { roster } = held.get()
    if (roster === null) return null
    const at = siteTimeAt(roster, place.now())
    const kept: KeptMark = { ...mark, id: place.newId(), at, device: place.device(), event, is_sent: 0 }
    // What is shown as noted down stands on the device first.
    await store.keepMarks([kept])
    held.become({ marks: [...held.get().marks, kept] })
    return kept
  }

  return {
    subscribe: held.subscribe,
    state: held.get,
    /** Shows what the device has. */
    async open() {
      const [roster, marks] = await Promise.all([store.roster(account, event), store.marks(event)])
      held.become({ isOpened: true, roster, marks })
    },
    /** Brings what was noted down, and hears of the other doors. */
    sync: () => reach(() => tellStore(place, held)),
    /** Fetches the list anew, after everything is told. */
    refresh: () =>
      reach(async () => {
        if (held.get().roster !== null) await tellStore(place, held)
        await fetchRoster(place, held)
      }),
    mark: (ticket_code: string, kind: 'in' | 'out') => keep({ ticket_code, kind, undoes: null }),
    undo: ({ id, ticket_code }: Pick<KeptMark, 'id' | 'ticket_code'>) =>
      keep({ ticket_code, kind: 'undo', undoes: id }),
  }
}

export type Door = ReturnType<typeof createDoor>
