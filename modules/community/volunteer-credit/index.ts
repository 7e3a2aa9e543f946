import { defineModule } from '#framework/modules'
import { volunteerCreditExtensions } from './extensions.ts'
import { checkApprovals } from './finding/check-approvals.ts'
import { HoursFinding } from './finding/hours-finding.doctype.ts'
import { getMyCredit } from './hours-credit/get-my-credit.ts'
import { HoursCredit } from './hours-credit/hours-credit.doctype.ts'
import { hoursEntryCreditHooks } from './hours-credit/hours-entry-credit.hooks.ts'
import { messages } from './messages.ts'
import {
  VolunteerCreditSettings,
  volunteerCreditSettingsHooks,
} from './settings/volunteer-credit-settings.doctype.ts'
import { volunteerCreditTasks } from './tasks.ts'

export const volunteerCredit = defineModule({
  name: 'volunteer_credit',
  deskSection: 'people',
  docTypes: [HoursCredit, HoursFinding, VolunteerCreditSettings],
  methods: { getMyCredit, checkApprovals },
  hooks: [hoursEntryCreditHooks, volunteerCreditSettingsHooks],
  tasks: volunteerCreditTasks,
  extensions: volunteerCreditExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
