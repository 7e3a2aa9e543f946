/** Who brings parcels in India; any other may be typed. */
export const carriers = [
  'Own delivery',
  'India Post',
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Professional Couriers',
  'ST Courier',
  'Xpressbees',
] as const
