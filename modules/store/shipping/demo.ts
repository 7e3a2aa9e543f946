import type { NewDoc } from '#framework/doctypes'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { DeliverySlot } from './delivery-slot/delivery-slot.doctype.ts'
import { ShippingRate } from './shipping-rate/shipping-rate.doctype.ts'
import { ShippingZone } from './shipping-rate/shipping-zone.doctype.ts'
import { StoreSettings } from './shipping-rate/store-settings.doctype.ts'

const rupees = (amount: number): number => amount * 100

type Rate = Omit<NewDoc<typeof ShippingRate>, 'zone'>

const LIGHT = 5000
const HEAVY = 30_000

const standard = (
  light: number,
  heavy: number,
  days: Pick<Rate, 'days_min' | 'days_max'>,
): readonly Rate[] => [
  { service: 'standard', amount: rupees(light), max_weight: LIGHT, ...days },
  { service: 'standard', amount: rupees(heavy), min_weight: LIGHT + 1, max_weight: HEAVY, ...days },
]

const zones = [
  {
    zone_name: 'Chennai',
    ranges: [['600001', '600131']],
    rates: [
      ...standard(30, 90, { days_min: 1, days_max: 2 }),
      { service: 'express', amount: rupees(80), max_weight: LIGHT, days_min: 0, days_max: 1 },
    ],
  },
  {
    zone_name: 'Tamil Nadu and Puducherry',
    ranges: [
      ['600001', '643999'],
      ['605001', '609699'],
    ],
    rates: standard(50, 150, { days_min: 2, days_max: 4 }),
  },
  {
    zone_name: 'India',
    ranges: [['110001', '855999']],
    rates: standard(80, 280, { days_min: 4, days_max: 8 }),
  },
  { zone_name: 'Lakshadweep', ranges: [['682551', '682559']], is_served: 0, rates: [] },
] as const

const slots = [
  { weekday: 'Wednesday', starts: '16:00:00', ends: '19:00:00', capacity: 12 },
  { weekday: 'Saturday', starts: '10:00:00', ends: '13:00:00', capacity: 20 },
] as const

export async function demo({ documents, today }: DemoContext): Promise<void> {
  const names = new Map<string, string>()
  for (const { rates, ranges, ...zone } of zones) {
    const rows = ranges.map(([from_postal_code, to_postal_code]) => ({ from_postal_code, to_postal_code }))
    const { name } = await documents.insert(ShippingZone, { ...zone, ranges: rows })
    names.set(zone.zone_name, name)
    for (const rate of rates) await documents.insert(ShippingRate, { ...rate, zone: name })
  }
  for (const slot of slots)
    await documents.insert(DeliverySlot, { ...slot, zone: names.get('Chennai') ?? null })
  await documents.save(StoreSettings, StoreSettings.name, {
    ...{ cut_off: '14:00:00', handling_days: 1, free_delivery_over: rupees(999), cod_fee: rupees(20) },
    holidays: [{ day: addDays(today, 24), what: 'Stock-taking' }],
    cod_exclusions: [{ from_postal_code: '744101', to_postal_code: '744304' }],
  })
}
