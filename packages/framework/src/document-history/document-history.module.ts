import { AccessLog } from '#framework/audit-log'
import { DocumentNamingRule, namingRuleHooks, Version, versionHooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { accessLogHooks } from './access-log.hooks.ts'
import { verifyVersions } from './verify-versions.ts'

/** What the document server keeps about documents themselves: their versions, who read guarded ones, and the rules that name them. */
export const records = defineModule({
  name: 'records',
  deskSection: 'system',
  docTypes: [Version, AccessLog, DocumentNamingRule],
  methods: { verifyVersions },
  hooks: [versionHooks, accessLogHooks, namingRuleHooks],
})
