import { formatHours, Volunteer } from '#community/volunteers'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notificationEvent, notify } from '#site/notifications'
import { messages } from '../messages.ts'
import { isCreditOn, readVolunteerCreditTerms } from '../settings/volunteer-credit-settings.queries.ts'
import { findIneligibleReason, type CreditLimit } from './credit.rules.ts'
import type { HoursCreditDoc, HoursEntryDoc } from './give-credit-for-hours.ts'

const notice = (name: string, values: readonly string[]) =>
  notificationEvent({
    name: `volunteer_credit.${name}`,
    eventClass: 'transactional',
    values,
    channels: ['in-app'],
    messages,
  })

const limitValues = ['counted', 'hours', 'activity', 'day'] as const

/** Notices to the volunteer and the approver of hours that a limit cut. */
const limitNotices: Readonly<Record<CreditLimit, ReturnType<typeof notice>>> = {
  'volunteer month': notice('volunteer_month_limit', limitValues),
  'volunteer year': notice('volunteer_year_limit', limitValues),
  'household month': notice('household_month_limit', limitValues),
  'household year': notice('household_year_limit', limitValues),
}

const creditNotices = {
  earned_credit: notice('earned_credit', ['amount', 'activity', 'day']),
  earned_points: notice('earned_points', ['points', 'activity', 'day']),
  withdrawn: notice('withdrawn', ['activity', 'day']),
  confirm_hours: notice('confirm_hours', ['hours', 'activity', 'day']),
}

const VOLUNTEER_PAGE = '/volunteer'

/** Tells the volunteer what hours earned, and the volunteer and the approver what a limit cut. */
export async function notifyOfCredit(
  system: Documents,
  { name, activity, on_day: day, approved_by, minutes: all }: HoursEntryDoc,
  { name: key, user, amount, points, minutes, cut_by }: HoursCreditDoc,
): Promise<void> {
  const own = { key, people: [{ user }], link: VOLUNTEER_PAGE }
  if (amount > 0)
    await notify(system, {
      ...{ ...own, event: creditNotices.earned_credit },
      values: { amount: formatMoney(amount, 'INR', 'en'), activity, day },
    })
  if (points > 0)
    await notify(system, {
      ...{ ...own, event: creditNotices.earned_points, values: { points: String(points), activity, day } },
    })
  if (cut_by === null) return
  const values = { counted: formatHours(minutes), hours: formatHours(all), activity, day }
  const event = limitNotices[cut_by]
  await notify(system, { ...own, event, values })
  if (approved_by !== null)
    await notify(system, {
      ...{ event, key: `${key} approver`, people: [{ user: approved_by }], values },
      link: `/desk/hours-entry/${name}`,
    })
}

export const notifyOfWithdrawal = (
  system: Documents,
  { activity, on_day: day }: HoursEntryDoc,
  { name: key, user }: HoursCreditDoc,
): Promise<void> =>
  notify(system, {
    ...{ event: creditNotices.withdrawn, key, people: [{ user }], link: VOLUNTEER_PAGE },
    values: { activity, day },
  })

/** Asks the volunteer to confirm approved hours that could then earn credit. */
export async function notifyOfMissingConfirmation(
  system: Documents,
  { name, volunteer, activity, on_day, minutes }: HoursEntryDoc,
): Promise<void> {
  const terms = await readVolunteerCreditTerms(system)
  if (!(await isCreditOn(system, terms))) return
  const { user, date_of_birth } = await system.get(Volunteer, volunteer)
  if (user === null || findIneligibleReason(terms, { on_day, date_of_birth, user }) !== null) return
  await notify(system, {
    ...{ event: creditNotices.confirm_hours, key: `${name} ${system.now.toISOString()}` },
    ...{ people: [{ user }], link: VOLUNTEER_PAGE },
    values: { hours: formatHours(minutes), activity, day: on_day },
  })
}

export const allCreditNotices = [...Object.values(creditNotices), ...Object.values(limitNotices)]
