import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { lockOwn } from '../actions/own-assignment.ts'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { requireVolunteer } from '../doctypes/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { siteClock } from '../rules/site-clock.ts'
import { hasStarted } from '../rules/worked-time.ts'

/** A volunteer gives a shift back, or declines one that was offered. Given back again, nothing changes. */
export const giveBack = method({
  access: signedInUsers,
  input: { assignment: link('Shift Assignment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, starts_at, clocked_in_at } = await lockOwn(
      documents,
      volunteer.name,
      input.assignment,
    )
    if (state === 'withdrawn' || state === 'declined') return { assignment: name, state }
    const hasBegun = starts_at !== null && hasStarted({ starts_at }, siteClock(site, documents))
    if (hasBegun || clocked_in_at !== null) throw volunteerErrors.shift_over()
    if (state !== 'offered' && state !== 'accepted') throw volunteerErrors.not_held()
    const left = { left_because: 'given back' } as const
    const next = state === 'offered' ? ('declined' as const) : ('withdrawn' as const)
    await documents.asSystem().save(ShiftAssignment, name, { state: next, ...left })
    return { assignment: name, state: next }
  },
})
