import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { findStudentsWithConsent } from '#community/family'
import { TaggedPerson } from '../tagged-person/tagged-person.doctype.ts'
import { photosWithoutConsent } from './photo-consent.rules.ts'

interface TaggedPersonRow {
  readonly content_key: string
  readonly student: string | null
  readonly family: string | null
  readonly is_agreed: boolean
}

/** Everybody who is named in these pictures. Read by the house for its own decision: nobody is shown it. */
function findTaggedPeople(
  documents: Documents,
  keys: readonly string[],
): Promise<readonly TaggedPersonRow[]> {
  return documents.asSystem().statement(
    sql<TaggedPersonRow>`
      select p.content_key, p.student, s.family, p.student is null and p.agreed_on is not null as is_agreed
      from "Gallery Person" p left join "Student Registration" s on s.name = p.student
      where p.content_key = any(${[...keys]}::text[]) order by p.student`,
    { reads: [TaggedPerson] },
  )
}

/**
 * Of these pictures, those that are not to be shown, each with the child whose family still sees it. Two statements.
 * `refused` are children whose consent is about to go.
 */
export async function findPhotosWithoutConsent(
  documents: Documents,
  keys: readonly string[],
  refused: readonly string[] = [],
): Promise<ReadonlyMap<string, string | null>> {
  const taggedPeople = await findTaggedPeople(documents, keys)
  const students = [...new Set(taggedPeople.flatMap(({ student }) => student ?? []))]
  const agreed = await findStudentsWithConsent(documents, 'pictures on our pages', students)
  const hasAgreed = (student: string) => agreed.has(student) && !refused.includes(student)
  return photosWithoutConsent(
    taggedPeople.map(({ is_agreed, ...person }) => ({
      ...person,
      isAgreed: person.student === null ? is_agreed : hasAgreed(person.student),
    })),
  )
}
