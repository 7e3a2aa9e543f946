import { familyEvents } from '../events.ts'
import { longText, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { PrivacyRequest } from './privacy-request.doctype.ts'
import { familyErrors } from '../errors.ts'
import { requireChild } from '../student/require-child.ts'

const DAYS_TO_ANSWER = 30

interface PrivacyRequestInput {
  readonly student: string | null
  readonly family: string | null
  readonly kind: 'export' | 'correct' | 'erase'
  readonly detail: string | null
}

async function requireOwnFamily(documents: Documents, family: string): Promise<void> {
  const [own] = await documents.asSystem().find(Guardian, {
    where: { family, user: documents.caller.user, may_change: 1 },
    fields: ['name'],
    limit: 1,
  })
  if (!own) throw familyErrors.not_your_family()
}

async function resolveSubject(documents: Documents, { student, family, kind }: PrivacyRequestInput) {
  if (student !== null) {
    const { child } = await requireChild(documents, student, kind === 'export' ? 'may_view' : 'may_change')
    return { student, family: child.family }
  }
  if (family === null || kind !== 'correct') throw familyErrors.which_family()
  await requireOwnFamily(documents, family)
  return { student: null, family }
}

interface Subject {
  readonly student: string | null
  readonly family: string | null
}

async function findOpenRequest(
  documents: Documents,
  { student, family }: Subject,
  kind: PrivacyRequestInput['kind'],
) {
  const [open] = await documents.asSystem().find(PrivacyRequest, {
    where: { student, family, kind, state: ['in', ['received', 'in progress']] },
    fields: ['name', 'state', 'due_on'],
    limit: 1,
  })
  return open
}

function toRequestView({
  name,
  state,
  due_on,
}: {
  readonly name: string
  readonly state: string
  readonly due_on: string | null
}) {
  const download = `/api/method/mela.family.download_export?request=${encodeURIComponent(name)}`
  return { request: name, state, due_on, download: state === 'done' ? download : null }
}

async function createPrivacyRequest(documents: Documents, requestInput: PrivacyRequestInput) {
  const subject = await resolveSubject(documents, requestInput)
  const { kind, detail } = requestInput
  const system = documents.asSystemFor(documents.caller.user)
  const open = kind === 'export' ? undefined : await findOpenRequest(documents, subject, kind)
  if (open) return toRequestView(open)
  const request = await system.insert(PrivacyRequest, {
    ...{ ...subject, kind, detail, requested_by: documents.caller.user },
    due_on: addDays(documents.today, DAYS_TO_ANSWER),
    state: kind === 'export' ? 'done' : 'received',
  })
  await documents.emit(familyEvents.privacy_requested, { request: request.name, kind })
  return toRequestView(request)
}

const input = {
  student: text(),
  family: text(),
  kind: select(['export', 'correct', 'erase'], { required: true }),
  detail: longText({ maxLength: 5000 }),
}

/**
 * Requests a guardian's data: an export is ready at once (`download`), the office handles other kinds. An open request
 * is returned again.
 */
export const requestPrivacy = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  run: ({ documents, input }) => createPrivacyRequest(documents, input),
})
