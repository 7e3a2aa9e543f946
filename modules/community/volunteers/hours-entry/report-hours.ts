import { date, int, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { insertReportedHours as report } from './insert-reported-hours.ts'
import { volunteerErrors } from '../errors.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'

/** A volunteer says what he did beside shifts; somebody else approves it. */
export const reportHours = method({
  access: signedInUsers,
  input: {
    on_day: date({ required: true }),
    minutes: int({ required: true, min: 1 }),
    activity: text({ required: true, maxLength: 120 }),
  },
  methods: ['POST'],
  idempotent: { isKeyRequired: true, errors: volunteerErrors },
  async run({ input, documents }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, on_day, minutes, activity } = await report(documents, volunteer, input)
    return { name, state, on_day, minutes, activity }
  },
})
