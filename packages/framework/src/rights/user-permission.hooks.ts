import { hooks } from '#framework/documents'
import { rightsErrors } from './errors.ts'
import { requireDocument, requireType } from './named-documents.ts'
import { MOST_FOR_ONE_USER, UserPermission } from './user-permission.doctype.ts'

export const userPermissionHooks = hooks(UserPermission, {
  async beforeSave({ previous, document, documents }) {
    await requireDocument(documents, requireType(documents, document.allow), document.for_value)
    if (document.applicable_for) requireType(documents, document.applicable_for)
    if (previous) return {}
    const filters = [['user', '=', document.user]]
    if ((await documents.asSystem().count(UserPermission, { filters })) >= MOST_FOR_ONE_USER)
      throw rightsErrors.too_many_restrictions(MOST_FOR_ONE_USER)
    return {}
  },
})
