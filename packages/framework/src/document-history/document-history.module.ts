import { AccessLog } from '#framework/audit-log'
import { DocumentNamingRule, namingRuleHooks, Version, versionHooks, hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { verifyVersions } from './verify-versions.ts'
import { documentErrors } from '#framework/errors'

/** Entries come from reads alone: no permission lets a caller write one. */
const accessLogHooks = hooks(AccessLog, {
  beforeSave() {
    throw documentErrors.notPermitted('create', AccessLog.name)
  },
})

export const records = defineModule({
  name: 'records',
  deskSection: 'system',
  docTypes: [Version, AccessLog, DocumentNamingRule],
  methods: { verifyVersions },
  hooks: [versionHooks, accessLogHooks, namingRuleHooks],
})
