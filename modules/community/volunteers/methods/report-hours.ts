import { date, int, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { reportHours as report } from '../actions/report-hours.ts'
import { requireVolunteer } from '../doctypes/volunteer.queries.ts'

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
  async run({ input: { idempotency_key: key, ...said }, documents }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, on_day, minutes, activity } = await report(documents, volunteer, { ...said, key })
    return { name, state, on_day, minutes, activity }
  },
})
