import { addDays, hoursText } from '#meta'
import type { SlotOffered } from './delivery.ts'
import { workingDayFrom, type WorkingDays } from './delivery-days.ts'
import { weekdayOf, type Service } from './services.ts'
import type { SlotTerms } from './shipping-terms.ts'

/** Days on which slots are offered, from the first on which something can come. */
const DAYS_OFFERED = 7

const HOUR = 3_600_000

/** The name of a slot on a day: what is chosen and booked. */
export function slotDayName(slot: string, day: string): string {
  return `${slot}@${day}`
}

function isOpen({ starts, cut_off_hours }: SlotTerms, day: string, clock: string): boolean {
  const begins = Date.parse(`${day}T${starts.slice(0, 8)}Z`)
  return begins - cut_off_hours * HOUR > Date.parse(`${clock.replace(' ', 'T').slice(0, 19)}Z`)
}

const clockTime = (time: string) => time.slice(0, 5)

function offered(slot: SlotTerms, day: string): SlotOffered {
  const [starts, ends] = [clockTime(slot.starts), clockTime(slot.ends)]
  const label = hoursText({ day, starts, ends })
  return { name: slotDayName(slot.name, day), label, day, starts, ends }
}

/** The slots of a service that can still be chosen, day by day. */
export function offeredSlots(
  slots: readonly SlotTerms[],
  wanted: {
    readonly business: string
    readonly service: Service
    readonly from: string
    readonly days: WorkingDays
  },
): readonly SlotOffered[] {
  const { business, service, from, days } = wanted
  const ours = slots.filter(
    (slot) => slot.service === service && (slot.business === null || slot.business === business),
  )
  if (ours.length === 0) return []
  const onWeekday = Map.groupBy(
    ours.toSorted((one, other) => one.starts.localeCompare(other.starts)),
    ({ weekday }) => weekday,
  )
  const calendar = Array.from({ length: DAYS_OFFERED }, (_, more) => addDays(from, more))
  return calendar.flatMap((day) => {
    const todays = onWeekday.get(weekdayOf(day)) ?? []
    if (todays.length === 0 || workingDayFrom(days, day) !== day) return []
    return todays
      .filter((slot) => isOpen(slot, day, days.clock) && (slot.taken[day] ?? 0) < slot.capacity)
      .map((slot) => offered(slot, day))
  })
}
