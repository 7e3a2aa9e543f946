import type { TestClient } from '#framework/testing'
import { items } from './sample-workshop.ts'

/** wood > toys > blocks; clay is apart. */
const kinds = [
  { title: 'wood' },
  { title: 'toys', parent_kind: 'wood' },
  { title: 'blocks', parent_kind: 'toys' },
  { title: 'clay' },
]

const makers = [
  { title: 'Devi', city: 'Madurai', rate: 150.5, fee: 20 },
  { title: 'Raman', city: 'Salem', rate: 99, published: 0 },
]

const stock = [
  {
    title: 'Ark',
    state: 'new',
    amount: 2,
    price: 100.5,
    margin: 10,
    made_on: '2026-01-10',
    kind: 'toys',
    maker: 'Devi',
    vault: 'V1',
    published: 1,
    parts: [
      { label: 'hull', cost: 10.25, supplier: 'S1' },
      { label: 'roof', cost: 5 },
    ],
    reviews: [
      { stars: 5, said: 'fine' },
      { stars: 3, said: 'small' },
    ],
    hidden_parts: [{ label: 'lead', cost: 1 }],
  },
  {
    title: 'Ball',
    state: 'used',
    amount: 7,
    price: 20,
    made_on: '2026-02-10',
    kind: 'blocks',
    maker: 'Raman',
    published: 1,
    parts: [{ label: 'roof', cost: 1 }],
  },
  { title: 'Cup', state: 'new', amount: 7, price: 30, kind: 'clay', maker: 'Devi' },
  { title: 'Doll', published: 1 },
]

/** Fills the sample workshop, each title in turn named IT-001 and so on. */
export async function fillWorkshop(manager: TestClient): Promise<void> {
  await manager.post('/api/resource/Ask Vault', { title: 'V1', code: '1234' })
  for (const kind of kinds) await manager.post('/api/resource/Ask Kind', kind)
  for (const maker of makers) await manager.post('/api/resource/Ask Maker', maker)
  for (const item of stock) await manager.post(items, item)
}
