import { link, type Doc } from '#framework/doctypes'
import { method } from '#framework/modules'
import { officeOnly } from '../shift-assignment/shift-assignment.states.ts'
import { volunteerEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { Certificate } from './certificate.doctype.ts'
import { sumHours } from '../hours-entry/hours-entry.queries.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { generateCertificateCode } from './certificate-code.ts'

/** Issues a certificate of a volunteer's approved hours. Only the office may call it. */
export const issueCertificate = method({
  access: officeOnly,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name } = await insertCertificate(documents, input.name)
    return { name }
  },
})

/**
 * Issues a certificate for all approved hours of a volunteer. Refuses without hours that no valid certificate covers.
 */
export async function insertCertificate(
  caller: Documents,
  volunteer: string,
): Promise<Doc<typeof Certificate>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const { full_name } = await documents.lock(Volunteer, volunteer)
  const { approved: minutes, from_day, to_day } = await sumHours(documents, volunteer)
  const [lastCertificate] = await documents.find(Certificate, {
    where: { volunteer, state: 'valid' },
    fields: ['minutes'],
    order_by: 'minutes desc',
    limit: 1,
  })
  if (from_day === null || to_day === null || minutes <= (lastCertificate?.minutes ?? 0))
    throw volunteerErrors.nothing_to_certify()
  const inserted = await documents.insert(Certificate, {
    ...{ volunteer, full_name, minutes, from_day, to_day },
    issued_on: documents.today,
    code: generateCertificateCode(),
  })
  await documents.emit(volunteerEvents.certified, { certificate: inserted.name })
  return inserted
}
