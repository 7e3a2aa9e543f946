import { date, int, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { insertReportedHours as report } from './insert-reported-hours.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'

/** A volunteer says what he did beside shifts; somebody else approves it. */
export const reportHours = method({
  access: signedInUsers,
  input: {
    on_day: date({ required: true }),
    minutes: int({ required: true, min: 1 }),
    activity: text({ required: true, maxLength: 120 }),
    idempotency_key: text({ required: true }),
  },
  methods: ['POST'],
  async run({ input: { idempotency_key: key, ...hoursReport }, documents }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, on_day, minutes, activity } = await report(documents, volunteer, {
      ...hoursReport,
      key,
    })
    return { name, state, on_day, minutes, activity }
  },
})
