import type { Documents } from '#framework/documents'
import { isNamedChild, type NamedChild } from '../rules/named-child.ts'
import { renewalPreview } from '../rules/renewal-preview.ts'
import { changingGuardians, childrenOf, type KnownBy, type RenewableChild } from './children-of.ts'
import { openPass, PASS_SECONDS } from './passes.ts'

/** The children of the families to which a named child belongs: a number alone may have a new owner. */
function inFamilyOf(children: readonly RenewableChild[], named: NamedChild): readonly RenewableChild[] {
  const families = new Set(
    children.filter(({ child }) => isNamedChild(child, named)).map(({ child }) => child.family),
  )
  return children.filter(({ child }) => families.has(child.family))
}

/**
 * What somebody may renew who proved who they are, and the token to do it with; none where there is nothing to renew. With
 * a named child, that child's family alone.
 */
export async function openRenewal(
  documents: Documents,
  by: KnownBy & { readonly named?: NamedChild },
  timeZone: string,
) {
  const guardians = await changingGuardians(documents, 'user' in by ? { user: by.user } : { phone: by.phone })
  const found = await childrenOf(
    documents,
    guardians.map(({ family }) => family),
  )
  const children = by.named === undefined ? found : inFamilyOf(found, by.named)
  const guardian = guardians.find(({ family }) => children.some(({ child }) => child.family === family))
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
