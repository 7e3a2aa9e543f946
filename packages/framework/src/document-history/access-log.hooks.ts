import { AccessLog } from '#framework/audit-log'
import { hooks } from '#framework/documents'
import { documentErrors } from '#framework/errors'

/** Entries come from reads alone: nobody writes one, by whatever right. */
export const accessLogHooks = hooks(AccessLog, {
  beforeSave() {
    throw documentErrors.notPermitted('create', AccessLog.name)
  },
})
