import type { Context } from '#framework/context'
import { link, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { consumeRateLimit } from '#framework/rate-limit'
import { method, signedInUsers } from '#framework/modules'
import { checkIn, checkOut } from './check-in.ts'
import { lockOwnAssignment, findAssignment } from '../shift-assignment/shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { parseCheckInCode } from '../certificate/certificate-code.ts'
import { siteTime } from '../hours-entry/worked-time.rules.ts'

/** Limit of attempts: a shift needs two codes, and a guess needs very many. */
const MAX_CODES = 20
const TEN_MINUTES = 10 * 60

/** Counts an attempt before the comparison, so that concurrent attempts are counted. */
async function consumeCodeRateLimit({ documents, site }: Context): Promise<void> {
  const limit = { key: `clock codes ${documents.caller.user}`, most: MAX_CODES, seconds: TEN_MINUTES }
  const retryAfter = await consumeRateLimit(site.database.kysely, [limit], site.now())
  if (retryAfter !== null) throw volunteerErrors.too_many_codes(retryAfter)
}

/** Returns the shift of a scanned code; the error is the same for invalid text, wrong secret and unknown shift. */
async function findShiftByCode(documents: Documents, code: string): Promise<string> {
  const parsedCode = parseCheckInCode(code)
  if (parsedCode === null) throw volunteerErrors.wrong_code()
  const [found] = await documents.asSystem().find(Shift, {
    where: { name: parsedCode.shift, clock_code: parsedCode.secret },
    fields: ['name'],
  })
  if (!found) throw volunteerErrors.wrong_code()
  return found.name
}

async function findOwnAssignment(documents: Documents, volunteer: string, shift: string): Promise<string> {
  const ownAssignment = await findAssignment(documents, shift, volunteer)
  if (ownAssignment === null) throw volunteerErrors.not_your_shift()
  return ownAssignment.name
}

/**
 * Checks a volunteer in or out of a shift. The shift comes from the code displayed on site or from the volunteer's own
 * button.
 */
export const clock = method({
  access: signedInUsers,
  input: {
    direction: select(['in', 'out'], { required: true }),
    assignment: link('Shift Assignment'),
    code: text({ maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input, documents, site, ctx }) {
    const volunteer = await requireVolunteer(documents)
    if (input.code !== null) await consumeCodeRateLimit(ctx)
    const shift = input.code === null ? null : await findShiftByCode(documents, input.code)
    const assignmentName =
      shift === null ? input.assignment : await findOwnAssignment(documents, volunteer.name, shift)
    if (assignmentName === null) throw volunteerErrors.wrong_code()
    if (input.assignment !== null && assignmentName !== input.assignment) throw volunteerErrors.wrong_code()
    const assignment = await lockOwnAssignment(documents, volunteer.name, assignmentName)
    const clocked_by = shift === null ? ('button' as const) : ('QR' as const)
    const transition = input.direction === 'in' ? checkIn : checkOut
    const updated = await transition(documents, { assignment, clocked_by, now: siteTime(site, documents) })
    const { name, state, clocked_in_at, clocked_out_at } = updated
    return { assignment: name, state, clocked_in_at, clocked_out_at }
  },
})
