import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { volunteerErrors } from '../errors.ts'
import { findOwnVolunteer } from '../volunteer/volunteer.queries.ts'
import { HoursEntry } from './hours-entry.doctype.ts'

/** Confirms hours that staff recorded for the caller. Hours earn credit after both have confirmed them. Idempotent. */
export const confirmHours = method({
  access: signedInUsers,
  input: { name: link('Hours Entry', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { user } = documents.caller
    const volunteer = await findOwnVolunteer(documents)
    const system = documents.asSystemFor(user)
    const where = { name: input.name, volunteer: volunteer?.name ?? '' }
    const [own] = await system.find(HoursEntry, { where, fields: ['name'], limit: 1 })
    if (!own) throw volunteerErrors.not_your_hours()
    const entry = await system.lock(HoursEntry, own.name)
    if (entry.state === 'refused') throw volunteerErrors.hours_refused()
    if (entry.confirmed_by === null)
      await system.save(HoursEntry, entry.name, { confirmed_by: user, confirmed_on: documents.today })
    return { name: entry.name }
  },
})
