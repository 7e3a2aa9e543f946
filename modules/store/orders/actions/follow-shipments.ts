import type { Documents } from '#framework/documents'
import type { PaymentPlace } from '#money/payments'
import { shipmentsOf } from '#store/shipping'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { nextOnItsWay, tellingShipments } from '../rules/parcel-way.ts'
import { endParcel } from './end-parcel.ts'

/** A parcel goes as far as its carriers tell, step by step; told twice it is once. `system` acts as the system. */
export async function followShipments(system: Documents, place: PaymentPlace, name: string): Promise<void> {
  const parcel = await system.get(Parcel, name)
  const all = (await shipmentsOf(system, [name])).get(name) ?? []
  const [newest, ...others] = tellingShipments(all, parcel.back_on_its_way_at)
  if (!newest) return
  const told = [newest, ...others].map(({ state }) => state)
  const next = nextOnItsWay(parcel.state, told)
  if (next === null) return
  if (next === 'returned' || next === 'lost') return endParcel(system, place, { parcel: name, state: next })
  const { carrier, tracking_number, tracking_url } = parcel.carrier === null ? newest : parcel
  await system.save(Parcel, name, { state: next, carrier, tracking_number, tracking_url })
  return followShipments(system, place, name)
}
