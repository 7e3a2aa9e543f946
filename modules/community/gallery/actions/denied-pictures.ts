import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { agreedTo } from '#community/family'
import { GalleryPerson } from '../doctypes/gallery-person.doctype.ts'
import { denials } from '../rules/denials.ts'

interface Named {
  readonly content_key: string
  readonly student: string | null
  readonly family: string | null
  readonly is_agreed: boolean
}

/** Everybody who is named in these pictures. Read by the house for its own decision: nobody is shown it. */
function namedIn(documents: Documents, keys: readonly string[]): Promise<readonly Named[]> {
  return documents.asSystem().statement(
    sql<Named>`
      select p.content_key, p.student, s.family, p.student is null and p.agreed_on is not null as is_agreed
      from "Gallery Person" p left join "Student Registration" s on s.name = p.student
      where p.content_key = any(${[...keys]}::text[]) order by p.student`,
    { reads: [GalleryPerson] },
  )
}

/**
 * Of these pictures, those that are not to be shown, each with the child whose family still sees it. Two statements.
 * `refused` are children whose consent is about to go.
 */
export async function deniedPictures(
  documents: Documents,
  keys: readonly string[],
  refused: readonly string[] = [],
): Promise<ReadonlyMap<string, string | null>> {
  const named = await namedIn(documents, keys)
  const students = [...new Set(named.flatMap(({ student }) => student ?? []))]
  const agreed = await agreedTo(documents, 'pictures on our pages', students)
  const hasAgreed = (student: string) => agreed.has(student) && !refused.includes(student)
  return denials(
    named.map(({ is_agreed, ...person }) => ({
      ...person,
      isAgreed: person.student === null ? is_agreed : hasAgreed(person.student),
    })),
  )
}
