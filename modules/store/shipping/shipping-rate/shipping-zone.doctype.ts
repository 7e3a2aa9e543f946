import {
  always,
  byField,
  check,
  childType,
  docType,
  everything,
  int,
  longText,
  reading,
  table,
  text,
} from '#framework/doctypes'

const ShippingZoneRange = childType('Shipping Zone Range', {
  from_postal_code: text({
    label: 'From PIN code',
    required: true,
    maxLength: 6,
    inList: true,
    indexed: true,
  }),
  to_postal_code: text({ label: 'To PIN code', required: true, maxLength: 6, inList: true }),
})

/** Postal codes with the same delivery charges. Zones may overlap: the narrowest wins. */
export const ShippingZone = docType('Shipping Zone', {
  naming: byField('zone_name'),
  allowRename: true,
  fields: {
    zone_name: text({ required: true, unique: true, inList: true, maxLength: 80 }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
    is_served: check({
      label: 'Delivery available',
      ...{ default: 1, inList: true },
      description: 'If off, this zone has no delivery, even if a wider zone does',
    }),
    display_order: int({
      default: 100,
      description: 'If two zones have ranges of the same size, the lower number applies',
    }),
    ranges: table(ShippingZoneRange, { label: 'PIN code ranges', min: 1, max: 500 }),
    memo: longText({ maxLength: 500 }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, Seller: reading(always) },
  titleField: 'zone_name',
  searchFields: ['zone_name'],
  sort: 'display_order asc',
})
