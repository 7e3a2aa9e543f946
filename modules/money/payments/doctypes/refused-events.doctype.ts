import { always, date, datetime, docType, int, reading, select } from '#framework/doctypes'
import { gatewayNames } from '../providers/gateway.ts'

const shown = { readOnly: true } as const

/** How often something came on a day that a gateway did not sign. Of what it said nothing is kept. */
export const RefusedEvents = docType('Refused Events', {
  fields: {
    gateway: select(gatewayNames, { required: true, inList: true, ...shown }),
    day: date({ required: true, inList: true, ...shown }),
    count: int({ required: true, default: 0, inList: true, ...shown }),
    last_at: datetime({ required: true, inList: true, ...shown }),
  },
  access: { 'System Manager': reading(always) },
  uniqueTogether: [['gateway', 'day']],
  sort: 'day desc',
  trackChanges: false,
})
