import type { Documents } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'

/** What the form said becomes the family's to change: each purpose that was agreed on or refused stands by itself. */
export async function beginConsents(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  const { consents } = await system.get(StudentRegistration, student)
  const known = await system.find(Consent, {
    where: { student },
    fields: ['purpose', 'version'],
    limit: 200,
  })
  const stands = new Set(known.map(({ purpose, version }) => `${purpose} ${version}`))
  const news = consents.filter(({ purpose, version }) => !stands.has(`${purpose} ${version}`))
  for (const { purpose, version, is_given, given_at, given_by } of news)
    await system.insert(Consent, {
      ...{ student, purpose, version },
      ...(is_given === 1
        ? { state: 'given' as const, given_at, given_by }
        : { state: 'withdrawn' as const, withdrawn_at: given_at, withdrawn_by: given_by }),
    })
}
