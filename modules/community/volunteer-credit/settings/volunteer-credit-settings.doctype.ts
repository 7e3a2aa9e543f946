import {
  always,
  check,
  childType,
  date,
  docType,
  everything,
  int,
  money,
  reading,
  section,
  select,
  single,
  table,
  type Doc,
} from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { canGrantPoints } from '#money/rewards'
import { isWalletOn } from '#money/wallet'
import { volunteerCreditErrors } from '../errors.ts'

export const creditKinds = ['fee credit', 'reward points'] as const

const VolunteerCreditRate = childType('Volunteer Credit Rate', {
  valid_from: date({ required: true, inList: true }),
  amount: money({
    ...{ label: 'Fee credit for an hour', required: true, min: 0, default: 0, inList: true },
  }),
  points: int({ label: 'Points for an hour', required: true, min: 0, max: 10_000, default: 0, inList: true }),
})

const hoursLimit = { required: true, min: 0, max: 9000, description: '0: no limit' } as const

/** Terms of credit for volunteer hours. Off until the office switches it on. */
export const VolunteerCreditSettings = docType('Volunteer Credit Settings', {
  naming: single,
  fields: {
    is_on: check({ label: 'Hours earn credit' }),
    starts_on: date({
      label: 'From',
      description: 'Hours of earlier days earn nothing. Empty: the day on which you switch it on',
    }),
    becomes: select(creditKinds, {
      label: 'Hours become',
      required: true,
      default: 'fee credit',
      description: 'Fee credit pays school fees only and is never paid out',
    }),
    rates: table(VolunteerCreditRate, {
      max: 50,
      description: 'Applies to hours of that day and later; earlier hours keep their rate',
    }),
    minimum_age: int({
      required: true,
      min: 0,
      max: 99,
      default: 18,
      description: 'On the day of the hours',
    }),
    expiry_days: int({
      ...{ label: 'Fee credit expires after (days)', required: true, min: 0, max: 3650, default: 365 },
      description: '0: does not expire',
    }),

    limits: section('Most hours that earn credit'),
    volunteer_month_hours: int({ label: 'Volunteer, in a month', ...hoursLimit, default: 20 }),
    volunteer_year_hours: int({ label: 'Volunteer, from April to March', ...hoursLimit, default: 120 }),
    household_month_hours: int({ label: 'Household, in a month', ...hoursLimit, default: 30 }),
    household_year_hours: int({ label: 'Household, from April to March', ...hoursLimit, default: 180 }),
  },
  actions: [
    {
      label: 'Check approvals now',
      method: 'mela.volunteer_credit.check_approvals',
    },
  ],
  access: { 'System Manager': everything, 'School Office': everything, 'Event Staff': reading(always) },
})

type Settings = Doc<typeof VolunteerCreditSettings>

async function requireCreditKind(documents: Documents, { becomes, rates }: Settings): Promise<void> {
  if (rates.every(({ amount, points }) => (becomes === 'fee credit' ? amount : points) === 0))
    throw volunteerCreditErrors.no_rate()
  if (becomes === 'fee credit' && !(await isWalletOn(documents))) throw volunteerCreditErrors.wallet_off()
  if (becomes === 'reward points' && !(await canGrantPoints(documents)))
    throw volunteerCreditErrors.points_off()
}

/** Returns the day from which hours earn credit: never before the day on which it was switched on. */
function startDay(running: Settings | null, { starts_on }: Settings, documents: Documents): string {
  const { today, caller } = documents
  const wanted = starts_on ?? today
  if (isAdministrator(caller)) return wanted
  const earliest = running?.starts_on ?? today
  if (wanted >= earliest) return wanted
  if (running !== null) throw volunteerCreditErrors.starts_earlier()
  return earliest
}

export const volunteerCreditSettingsHooks = hooks(VolunteerCreditSettings, {
  async beforeSave({ previous, document, documents }) {
    const { rates, is_on } = document
    if (new Set(rates.map(({ valid_from }) => valid_from)).size < rates.length)
      throw volunteerCreditErrors.rate_twice()
    if (is_on !== 1) return {}
    await requireCreditKind(documents, document)
    const running = previous?.is_on === 1 ? previous : null
    return { starts_on: startDay(running, document, documents) }
  },
})
