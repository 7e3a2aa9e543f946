import type { Documents } from '#framework/documents'
import { renewalPreview } from '../rules/renewal-preview.ts'
import { changingGuardians, childrenOf, type KnownBy } from './children-of.ts'
import { openPass, PASS_SECONDS } from './passes.ts'

/** What somebody may renew who proved who he is, and the token to do it with; none where there is nothing to renew. */
export async function openRenewal(documents: Documents, by: KnownBy, timeZone: string) {
  const guardians = await changingGuardians(documents, by)
  const [guardian] = guardians
  const children = await childrenOf(
    documents,
    guardians.map(({ family }) => family),
  )
  const students = children.filter(({ standing }) => standing.state === 'open').map(({ child }) => child.name)
  const token =
    guardian === undefined || students.length === 0
      ? null
      : await openPass(documents, {
          ...{ phone: guardian.phone, guardian_name: guardian.full_name },
          ...{ user: 'user' in by ? by.user : null, students, timeZone },
        })
  return { token, expires_in: PASS_SECONDS, students: children.map(renewalPreview) }
}
