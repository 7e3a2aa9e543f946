import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { feesOfCaller } from '../actions/fees-of-caller.ts'

/** The fees that the caller may pay, the latest year first; of one child when it is named. */
export const getMyFees = method({
  access: onlyRoles('Guardian'),
  input: { student: text() },
  reads: true,
  run: async ({ input: { student }, documents }) => ({ fees: await feesOfCaller(documents, student) }),
})
