import { select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { StudentRegistration, offerEvents } from '#community/students'
import { familyErrors } from '../errors.ts'
import { hasGuardianRight } from '../guardian/guardian.queries.ts'

interface OfferAnswer {
  readonly student: string
  readonly answer: 'accept' | 'decline'
}

const statusAfter = { accept: 'accepted', decline: 'withdrawn' } as const

/**
 * Permits the applicant, or a guardian with permission to change; the error does not reveal whether the child exists.
 */
async function requireApplicant(documents: Documents, student: string): Promise<void> {
  const [found] = await documents.asSystem().find(StudentRegistration, {
    where: { name: student },
    fields: ['owner', 'applicant', 'family'],
    limit: 1,
  })
  const { user } = documents.caller
  const isApplicant = found?.family === null && (found.owner === user || found.applicant === user)
  if (isApplicant) return
  if (!found || !(await hasGuardianRight(documents, { student, right: 'may_change' })))
    throw familyErrors.not_your_child()
}

/** Accepts or declines an offered place under a lock; the same answer again is idempotent. */
async function applyOfferAnswer(documents: Documents, { student, answer }: OfferAnswer) {
  await requireApplicant(documents, student)
  const system = documents.asSystemFor(documents.caller.user)
  const { status, offer_ends_on } = await system.lock(StudentRegistration, student)
  const newStatus = statusAfter[answer]
  if (status === newStatus) return { student, state: status }
  if (status !== 'offered') throw familyErrors.no_offer()
  if (offer_ends_on !== null && offer_ends_on < documents.today) throw familyErrors.offer_over()
  await system.save(StudentRegistration, student, { status: newStatus })
  await documents.asSystem().emit(offerEvents.answered, { student, answer })
  return { student, state: newStatus }
}

/** Accepts or declines the place that a family was offered, until the offer expires. */
export const answerOffer = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    student: text({ required: true }),
    answer: select(['accept', 'decline'], { required: true }),
  },
  run: ({ documents, input }) => applyOfferAnswer(documents, input),
})
