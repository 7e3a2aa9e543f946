import { defineModule } from '#framework/modules'
import { addShare } from './add-share.ts'
import { CustomDocPerm } from './custom-doc-perm.doctype.ts'
import { customDocPermHooks } from './custom-doc-perm.hooks.ts'
import { DocShare } from './doc-share.doctype.ts'
import { docShareHooks } from './doc-share.hooks.ts'
import { explainPermission } from './explain-permission.ts'
import { getSharedUsers } from './get-shared-users.ts'
import { removeShare } from './remove-share.ts'
import { roleRightsHooks } from './role-permissions.hooks.ts'
import { setSharePermission } from './set-share-permission.ts'
import { rightsOfDeletedDocuments } from './event-handlers.ts'
import { SystemSettings } from './system-settings.doctype.ts'
import { UserPermission } from './user-permission.doctype.ts'
import { userPermissionHooks } from './user-permission.hooks.ts'
import { userRightsHooks } from './user-permissions.hooks.ts'

/** What a site itself says about who may do what, beside what its types declare: and why it is so. */
export const rights = defineModule({
  name: 'rights',
  deskSection: 'system',
  docTypes: [UserPermission, DocShare, CustomDocPerm, SystemSettings],
  methods: { addShare, setSharePermission, removeShare, getSharedUsers, explainPermission },
  hooks: [userPermissionHooks, docShareHooks, customDocPermHooks, userRightsHooks, roleRightsHooks],
  eventHandlers: [rightsOfDeletedDocuments],
})
