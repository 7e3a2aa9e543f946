import { defineModule } from '#framework/modules'
import { Fee } from './doctypes/fee.doctype.ts'
import { FeeSchedule } from './doctypes/fee-schedule.doctype.ts'
import { feeScheduleHooks } from './doctypes/fee-schedule.hooks.ts'
import { feeExtensions } from './extensions.ts'
import { choosePart } from './methods/choose-part.ts'
import { getFee } from './methods/get-fee.ts'
import { getMyFees } from './methods/get-my-fees.ts'
import { makeFees } from './methods/make-fees.ts'
import { openCounter } from './methods/open-counter.ts'
import { waive } from './methods/waive.ts'
import { feeSubscriptions } from './subscriptions.ts'
import { feeTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { makeFee, type FeeWanted } from './actions/make-fee.ts'
export { openFeeTo } from './actions/open-to.ts'
export { viewOf as feeViewOf } from './actions/show-fee.ts'
export { openSchedule, type FeeDoc } from './doctypes/fee.queries.ts'
export { Fee } from './doctypes/fee.doctype.ts'
export { FeeSchedule } from './doctypes/fee-schedule.doctype.ts'
export type { FeeView } from './rules/fee-view.ts'

export const fees = defineModule({
  name: 'fees',
  shelf: 'money',
  docTypes: [FeeSchedule, Fee],
  methods: { getFee, getMyFees, choosePart, openCounter, waive, makeFees },
  hooks: [feeScheduleHooks],
  subscriptions: feeSubscriptions,
  tasks: feeTasks,
  extensions: feeExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
