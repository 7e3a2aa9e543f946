import { always, date, datetime, docType, int, reading, select } from '#framework/doctypes'
import { gatewayNames } from '../gateways/gateway.ts'

const readOnlyField = { readOnly: true } as const

export const RejectedEvents = docType('Rejected Events', {
  renamedFrom: 'Refused Events',
  fields: {
    gateway: select(gatewayNames, { required: true, inList: true, ...readOnlyField }),
    day: date({ required: true, inList: true, ...readOnlyField }),
    count: int({ required: true, default: 0, inList: true, ...readOnlyField }),
    last_at: datetime({ label: 'Last time', required: true, inList: true, ...readOnlyField }),
  },
  access: { 'System Manager': reading(always) },
  uniqueTogether: [['gateway', 'day']],
  sort: 'day desc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})
