import { defineModule } from '#framework/modules'
import { Fee } from './fee/fee.doctype.ts'
import { FeeSchedule, feeScheduleHooks } from './fee-schedule/fee-schedule.doctype.ts'
import { feeExtensions } from './extensions.ts'
import { choosePart } from './payment/choose-part.ts'
import { getFee } from './fee/get-fee.ts'
import { getMyFees } from './fee/get-my-fees.ts'
import { makeFees } from './fee/make-fees.ts'
import { openManualPayment } from './payment/open-manual-payment.ts'
import { waive } from './waiver/waive.ts'
import { feeEventHandlers } from './event-handlers.ts'
import { feeTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { createFee } from './fee/create-fee.ts'
export { grantTokenAccess, createFeeView as feeViewOf } from './fee/fee-view.ts'

export { Fee } from './fee/fee.doctype.ts'
export { FeeSchedule } from './fee-schedule/fee-schedule.doctype.ts'
export type { FeeView } from './fee/fee-view.ts'

export const fees = defineModule({
  name: 'fees',
  deskSection: 'money',
  docTypes: [FeeSchedule, Fee],
  methods: { getFee, getMyFees, choosePart, openManualPayment, waive, makeFees },
  hooks: [feeScheduleHooks],
  eventHandlers: feeEventHandlers,
  tasks: feeTasks,
  extensions: feeExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
