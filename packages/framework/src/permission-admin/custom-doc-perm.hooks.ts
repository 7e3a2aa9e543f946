import { verbs, type Doc, type DocType, type Verb } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { CustomDocPerm } from './custom-doc-perm.doctype.ts'
import { rightsErrors } from './errors.ts'
import { requireType } from './named-documents.ts'

function givenVerbs(document: Doc<typeof CustomDocPerm>): readonly Verb[] {
  return verbs.filter((verb) => document[verb] === 1)
}

/** What guests may do is written in the types, where it is reviewed; a site can take it away and add nothing. */
function requireOpenToGuests(type: DocType, given: readonly Verb[]): void {
  const closed = given.find((verb) => type.access.Guest?.verbs[verb] === undefined)
  if (closed !== undefined) throw rightsErrors.not_for_guests(type.name, closed)
}

export const customDocPermHooks = hooks(CustomDocPerm, {
  beforeSave({ document, documents }) {
    const type = requireType(documents, document.parent)
    if (type.isAccessFixed) throw rightsErrors.access_is_fixed(type.name)
    if (document.role === administrator.user) throw rightsErrors.needs_no_grants(document.role)
    const given = givenVerbs(document)
    if (document.role === 'Guest') requireOpenToGuests(type, given)
    return {}
  },
})
