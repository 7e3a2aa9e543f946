import { defineModule } from '#framework/modules'
import { addShare } from './add-share.ts'
import { CustomDocPerm } from './custom-doc-perm.doctype.ts'
import {
  customDocPermHooks,
  docShareHooks,
  roleRightsHooks,
  userPermissionHooks,
  userRightsHooks,
} from './permission.hooks.ts'
import { DocShare } from './doc-share.doctype.ts'
import { explainPermission } from './explain-permission.ts'
import { getSharedUsers } from './get-shared-users.ts'
import { removeShare } from './remove-share.ts'
import { setSharePermission } from './set-share-permission.ts'
import { rightsOfDeletedDocuments } from './event-handlers.ts'
import { SystemSettings } from './system-settings.doctype.ts'
import { UserPermission } from './user-permission.doctype.ts'

export const permissionAdmin = defineModule({
  name: 'permission_admin',
  deskSection: 'system',
  docTypes: [UserPermission, DocShare, CustomDocPerm, SystemSettings],
  methods: { addShare, setSharePermission, removeShare, getSharedUsers, explainPermission },
  hooks: [userPermissionHooks, docShareHooks, customDocPermHooks, userRightsHooks, roleRightsHooks],
  eventHandlers: [rightsOfDeletedDocuments],
})
