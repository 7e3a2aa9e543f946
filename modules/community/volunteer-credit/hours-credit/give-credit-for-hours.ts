import { Volunteer, type HoursEntry } from '#community/volunteers'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { grantPoints, withdrawPoints } from '#money/rewards'
import { grantEarnedCredit, withdrawEarnedCredit } from '#money/wallet'
import {
  isCreditOn,
  readVolunteerCreditTerms,
  type VolunteerCreditTerms,
} from '../settings/volunteer-credit-settings.queries.ts'
import { notifyOfCredit, notifyOfWithdrawal } from './credit-notices.ts'
import { findIneligibleReason, limitMinutes, listLimits, rateOn, worthOfMinutes } from './credit.rules.ts'
import { lockHousehold, sumCreditedMinutes } from './household.queries.ts'
import { HoursCredit } from './hours-credit.doctype.ts'

export type HoursEntryDoc = Doc<typeof HoursEntry>

export type HoursCreditDoc = Doc<typeof HoursCredit>

/** Documents that fee credit pays. */
const FEE_TYPE = 'Fee'

const describeHours = ({ activity, name }: HoursEntryDoc): string => `${activity} (${name})`

async function book(
  system: Documents,
  credit: HoursCreditDoc,
  { entry, terms }: { readonly entry: HoursEntryDoc; readonly terms: VolunteerCreditTerms },
): Promise<void> {
  const { user, amount, points } = credit
  const reference = { type: HoursCredit.name, name: credit.name }
  const description = describeHours(entry)
  if (points > 0) await grantPoints(system, { user, points, description, reference })
  if (amount > 0)
    await grantEarnedCredit(system, {
      ...{ user, amount, reference, source: 'volunteer hours', only_for: FEE_TYPE, reason: description },
      expires_on: terms.expiry_days === 0 ? null : addDays(system.today, terms.expiry_days),
    })
}

/**
 * Gives credit for hours that both sides have confirmed, once, within the limits. Volunteer and household are locked, so
 * that approvals at once wait for each other. `system` acts for the person who confirmed last.
 */
export async function giveCreditForHours(system: Documents, entry: HoursEntryDoc): Promise<void> {
  const terms = await readVolunteerCreditTerms(system)
  if (!(await isCreditOn(system, terms))) return
  const volunteer = await system.lock(Volunteer, entry.volunteer)
  const { on_day } = entry
  const { user, date_of_birth } = volunteer
  if (user === null || findIneligibleReason(terms, { on_day, date_of_birth, user }) !== null) return
  await lockHousehold(system, volunteer.name)
  const limits = listLimits(terms, await sumCreditedMinutes(system, volunteer.name, on_day))
  const limited = limitMinutes(entry.minutes, limits)
  const worth = worthOfMinutes(limited.minutes, rateOn(terms, on_day))
  const credit = await system.insert(HoursCredit, {
    ...{ ...limited, user, on_day, hours_entry: entry.name, open_for: entry.name, volunteer: volunteer.name },
    kind: terms.becomes,
    amount: terms.becomes === 'fee credit' ? worth : 0,
    points: terms.becomes === 'reward points' ? worth : 0,
  })
  await book(system, credit, { entry, terms })
  await notifyOfCredit(system, entry, credit)
}

/** Withdraws the credit of hours that are no longer confirmed by both sides. */
export async function withdrawCreditForHours(system: Documents, entry: HoursEntryDoc): Promise<void> {
  const [open] = await system.find(HoursCredit, { where: { open_for: entry.name }, limit: 1 })
  if (!open) return
  const reference = { type: HoursCredit.name, name: open.name }
  await system.save(HoursCredit, open.name, {
    ...{ state: 'withdrawn', withdrawn_on: system.today, open_for: null },
  })
  if (open.kind === 'fee credit') await withdrawEarnedCredit(system, reference)
  else await withdrawPoints(system, reference)
  await notifyOfWithdrawal(system, entry, open)
}
