import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { Fee } from './fee.doctype.ts'
import { type FeeView, createFeeView } from './fee-view.ts'
import { listFeesWithInstalments } from './fee.queries.ts'

const MAX_FEES = 60

/** Returns the fees that the caller may read, with today's late fees. Three statements. */
async function listFeesOfCaller(
  documents: Documents,
  student: string | null,
): Promise<readonly (FeeView & { readonly student: string })[]> {
  const readable = await documents.find(Fee, {
    ...(student === null ? {} : { where: { student } }),
    fields: ['name'],
    order_by: 'academic_year desc, creation asc',
    limit: MAX_FEES,
  })
  if (readable.length === 0) return []
  const feeRows = await listFeesWithInstalments(documents, { name: ['in', readable.map(({ name }) => name)] })
  return feeRows.map(({ fee, instalments }) => ({
    student: fee.student,
    ...createFeeView(fee, instalments, documents.today),
  }))
}

/** Returns the fees that the caller may pay, latest year first. An optional `student` limits them to one child. */
export const getMyFees = method({
  access: onlyRoles('Guardian'),
  input: { student: text() },
  reads: true,
  run: async ({ input: { student }, documents }) => ({ fees: await listFeesOfCaller(documents, student) }),
})
