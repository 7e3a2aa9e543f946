import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { Address } from './address/address.doctype.ts'
import { CollectionPoint } from './collection-point/collection-point.doctype.ts'

const inTamilNadu = { state: 'Tamil Nadu', country: 'IN' } as const

const addresses = [
  {
    ...{ title: 'Home', contact_name: 'Lakshmi V', phone: '+919840012345' },
    ...{
      address_line1: '7 Lake View Street',
      address_line2: 'Besant Nagar',
      landmark: 'Behind the kolam wall',
    },
    ...{ city: 'Chennai', zipcode: '600090', latitude: 12.9973, longitude: 80.2134, ...inTamilNadu },
  },
  {
    ...{ title: 'Grandmother', contact_name: 'Saroja V', phone: '+919840012346' },
    ...{ address_line1: '21 Temple Tank Road', address_line2: 'Mylapore', landmark: null },
    ...{ city: 'Chennai', zipcode: '600004', latitude: 13.0333, longitude: 80.2677, ...inTamilNadu },
  },
] as const

export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.insert(CollectionPoint, {
    ...{ point_name: 'Asha School', phone: '+914424641234', address_line1: '12, Kutchery Road' },
    ...{ address_line2: 'Mylapore', city: 'Chennai', state: 'Tamil Nadu', zipcode: '600004' },
  })
  const [shopper] = await documents.find(User, {
    where: { is_demo: 1, user_type: 'Website User' },
    fields: ['name'],
    limit: 1,
  })
  if (!shopper) return
  for (const address of addresses)
    await documents.asSystemFor(shopper.name).insert(Address, { ...address, user: shopper.name })
}
