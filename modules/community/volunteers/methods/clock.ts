import { link, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { takeTurns } from '#framework/limits'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { clockIn, clockOut } from '../actions/clock.ts'
import { lockOwn } from '../actions/own-assignment.ts'
import { placeIn } from '../doctypes/shift-assignment.queries.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { requireVolunteer } from '../doctypes/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { readClockText } from '../rules/codes.ts'
import { siteClock } from '../rules/site-clock.ts'

/** A shift takes two codes; whoever guesses needs very many. */
const MOST_CODES = 20
const TEN_MINUTES = 10 * 60

/** Counts a code before it is looked at, so that many at once are no way round. */
async function takeTurn({
  documents,
  site,
}: Pick<MethodContext<never>, 'documents' | 'site'>): Promise<void> {
  const limit = { key: `clock codes ${documents.caller.user}`, most: MOST_CODES, seconds: TEN_MINUTES }
  const wait = await takeTurns(site.database.kysely, [limit], site.now())
  if (wait !== null) throw volunteerErrors.too_many_codes(wait)
}

/** The shift that a scanned text is of; refused alike for a wrong text, a wrong secret and a shift that is not there. */
async function shiftOfCode(documents: Documents, code: string): Promise<string> {
  const read = readClockText(code)
  if (read === null) throw volunteerErrors.wrong_code()
  const [found] = await documents.asSystem().find(Shift, {
    where: { name: read.shift, clock_code: read.secret },
    fields: ['name'],
  })
  if (!found) throw volunteerErrors.wrong_code()
  return found.name
}

async function ownPlace(documents: Documents, volunteer: string, shift: string): Promise<string> {
  const place = await placeIn(documents, shift, volunteer)
  if (place === null) throw volunteerErrors.not_your_shift()
  return place.name
}

/** A volunteer begins or ends: by the code that hangs at the place, which says the shift, or by a button of his own. */
export const clock = method({
  access: signedInUsers,
  input: {
    direction: select(['in', 'out'], { required: true }),
    assignment: link('Shift Assignment'),
    code: text({ maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    if (input.code !== null) await takeTurn({ documents, site })
    const shift = input.code === null ? null : await shiftOfCode(documents, input.code)
    const named = shift === null ? input.assignment : await ownPlace(documents, volunteer.name, shift)
    if (named === null) throw volunteerErrors.wrong_code()
    if (input.assignment !== null && named !== input.assignment) throw volunteerErrors.wrong_code()
    const assignment = await lockOwn(documents, volunteer.name, named)
    const clocked_by = shift === null ? ('button' as const) : ('QR' as const)
    const move = input.direction === 'in' ? clockIn : clockOut
    const after = await move(documents, { assignment, clocked_by, now: siteClock(site, documents) })
    const { name, state, clocked_in_at, clocked_out_at } = after
    return { assignment: name, state, clocked_in_at, clocked_out_at }
  },
})
