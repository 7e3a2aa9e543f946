import {
  always,
  datetime,
  docType,
  grant,
  link,
  longText,
  reading,
  section,
  select,
  series,
  text,
  through,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { eventStates, shipmentStates } from './shipment.states.ts'

const sends = grant({
  select: always,
  read: always,
  write: always,
  create: always,
  report: always,
  export: always,
  print: always,
})

const sendsOwn = grant({
  select: ofOwnBusiness,
  read: ofOwnBusiness,
  write: ofOwnBusiness,
  create: ofOwnBusiness,
  report: ofOwnBusiness,
  print: ofOwnBusiness,
})

export const Shipment = docType('Shipment', {
  naming: series('SHP-.#####'),
  fields: {
    business: link('Business', { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    fulfilment_type: text({
      renamedFrom: 'parcel_type',
      label: 'Fulfilment type',
      format: 'DocType',
      required: true,
      setOnlyOnce: true,
      default: 'Fulfilment',
    }),
    fulfilment: text({
      renamedFrom: 'parcel',
      ...{ required: true, setOnlyOnce: true, inList: true, indexed: true },
      typeField: 'fulfilment_type',
    }),
    state: select(shipmentStates, {
      label: 'Status',
      tones: {
        'in transit': 'info',
        'out for delivery': 'info',
        delivered: 'ok',
        failed: 'bad',
        returned: 'bad',
        lost: 'bad',
      },
      ...{ required: true, readOnly: true, default: 'created', inList: true, indexed: true },
      description: 'Set from the carrier’s updates',
    }),

    carrier_section: section('Carrier'),
    carrier: text({ required: true, inList: true, maxLength: 80 }),
    tracking_number: text({ inList: true, indexed: true, maxLength: 80 }),
    tracking_url: text({ format: 'URL', maxLength: 500, label: 'Tracking page' }),
    shipped_at: datetime({ readOnly: true }),
    delivered_at: datetime({ readOnly: true }),
  },
  statusField: 'state',
  access: {
    'System Manager': sends,
    'Store Manager': sends,
    Seller: sendsOwn,
    'School Office': reading(always),
  },
  titleField: 'tracking_number',
  searchFields: ['fulfilment', 'tracking_number', 'carrier'],
  sort: 'creation desc',
})

/** A carrier's event of a shipment, unique by the carrier's event number. */
export const ShipmentEvent = docType('Shipment Event', {
  fields: {
    shipment: link('Shipment', { required: true, inList: true }),
    event_id: text({ required: true, maxLength: 120, label: 'Carrier event ID' }),
    status: select(eventStates, {
      tones: {
        'in transit': 'info',
        'out for delivery': 'info',
        delivered: 'ok',
        failed: 'bad',
        returned: 'bad',
        lost: 'bad',
      },
      required: true,
      default: 'in transit',
      inList: true,
    }),
    at: datetime({ label: 'Time', required: true, inList: true }),
    place: text({ label: 'Location', maxLength: 120, inList: true }),
    note: longText({ label: 'Comment', maxLength: 300 }),
  },
  statusField: 'status',
  access: {
    'System Manager': grant({ select: always, read: always, create: always, report: always, export: always }),
    'Store Manager': grant({ select: always, read: always, create: always, report: always, export: always }),
    Seller: grant({
      select: through('shipment', 'Shipment', ofOwnBusiness),
      read: through('shipment', 'Shipment', ofOwnBusiness),
      create: through('shipment', 'Shipment', ofOwnBusiness),
    }),
    'School Office': reading(always),
  },
  uniqueTogether: [['shipment', 'event_id']],
  titleField: 'status',
  searchFields: ['shipment', 'place'],
  sort: 'at desc',
  trackChanges: false,
  appendOnly: true,
})
