import { AccessLog } from '#framework/audit-log'
import { DocumentNamingRule, namingRuleHooks, Version, versionHooks, hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { verifyVersions } from './verify-versions.ts'
import { documentErrors } from '#framework/errors'

/** Entries come from reads alone: nobody writes one, by whatever right. */
const accessLogHooks = hooks(AccessLog, {
  beforeSave() {
    throw documentErrors.notPermitted('create', AccessLog.name)
  },
})

/** What the document server keeps about documents themselves: their versions, who read guarded ones, and the rules that name them. */
export const records = defineModule({
  name: 'records',
  deskSection: 'system',
  docTypes: [Version, AccessLog, DocumentNamingRule],
  methods: { verifyVersions },
  hooks: [versionHooks, accessLogHooks, namingRuleHooks],
})
