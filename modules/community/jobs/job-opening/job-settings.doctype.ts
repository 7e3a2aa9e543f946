import { docType, everything, int, single } from '#framework/doctypes'

export const JobSettings = docType('Job Settings', {
  naming: single,
  fields: {
    retention_days: int({
      renamedFrom: 'keep_days',
      label: 'Days to keep applications',
      ...{ required: true, default: 90, min: 1, max: 730 },
      description: 'Days after a job closes until its applications are erased',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
})
