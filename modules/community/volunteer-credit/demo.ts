import { HoursEntry, Volunteer } from '#community/volunteers'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { VolunteerCreditSettings } from './settings/volunteer-credit-settings.doctype.ts'

const PARENT = 'parent@asha.example'

const OFFICE = 'office@asha.example'

const demoHours = [
  { days: 9, minutes: 180, activity: 'Stalls of the winter fair', state: 'approved', isConfirmed: true },
  { days: 7, minutes: 120, activity: 'Painting the stage', state: 'approved', isConfirmed: true },
  { days: 5, minutes: 90, activity: 'Reading hour with class 2', state: 'approved', isConfirmed: false },
] as const

/** Hours of the last ten days become fee credit of ₹50 an hour, and a parent has some. */
export async function demo({ documents, today }: DemoContext): Promise<void> {
  const starts_on = addDays(today, -10)
  await documents.save(VolunteerCreditSettings, VolunteerCreditSettings.name, {
    ...{ is_on: 1, starts_on, rates: [{ valid_from: starts_on, amount: 50_00, points: 200 }] },
    volunteer_month_hours: 10,
  })
  const [parent] = await documents.find(User, { where: { email: PARENT }, fields: ['name'], limit: 1 })
  const [office] = await documents.find(User, { where: { email: OFFICE }, fields: ['name'], limit: 1 })
  const [volunteer] = parent
    ? await documents.find(Volunteer, { where: { user: parent.name }, limit: 1 })
    : []
  if (!parent || !office || !volunteer) return
  for (const { days, isConfirmed, ...hours } of demoHours) {
    const on_day = addDays(today, -days)
    await documents.insert(HoursEntry, {
      ...{ ...hours, on_day, volunteer: volunteer.name, source: 'office', approved_by: office.name },
      ...(isConfirmed ? { confirmed_by: parent.name, confirmed_on: on_day } : {}),
    })
  }
}
