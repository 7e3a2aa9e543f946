import { anyone, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { Certificate } from '../certificate/certificate.doctype.ts'
import { Credential } from '../credential/credential.doctype.ts'
import { HoursEntry } from '../hours-entry/hours-entry.doctype.ts'
import { sumHours } from '../hours-entry/hours-entry.queries.ts'
import { type VolunteerRow, findOwnVolunteer } from './volunteer.queries.ts'

const MAX_ENTRIES = 30
const MAX_DOCUMENTS = 20

/** Returns a volunteer's hours, credentials and certificates. Four statements. */
async function buildOverview(caller: Documents, { name, full_name, kind, state }: VolunteerRow) {
  const documents = caller.asSystem()
  const where = { volunteer: name }
  const { approved, waiting } = await sumHours(documents, name)
  const entries = await documents.find(HoursEntry, {
    where,
    fields: ['name', 'on_day', 'minutes', 'activity', 'source', 'state', 'refusal'],
    order_by: 'on_day desc, name desc',
    limit: MAX_ENTRIES,
  })
  const certificates = await documents.find(Certificate, {
    where,
    fields: ['name', 'code', 'minutes', 'from_day', 'to_day', 'issued_on', 'state', 'revoke_reason'],
    order_by: 'issued_on desc, name desc',
    limit: MAX_DOCUMENTS,
  })
  const credentials = await documents.find(Credential, {
    where,
    fields: ['name', 'kind', 'expires_on', 'state'],
    order_by: 'name desc',
    limit: MAX_DOCUMENTS,
  })
  return {
    volunteer: { name, full_name, kind, state },
    hours: { approved, waiting },
    entries,
    certificates,
    credentials,
  }
}

const emptyOverview = {
  volunteer: null,
  hours: { approved: 0, waiting: 0 },
  entries: [],
  certificates: [],
  credentials: [],
}

/** Returns the caller's overview as a volunteer. Guests and other callers get the empty overview of a non-volunteer. */
export const getOverview = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    const volunteer = await findOwnVolunteer(documents)
    return volunteer === null ? emptyOverview : buildOverview(documents, volunteer)
  },
})
