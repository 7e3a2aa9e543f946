import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeDocument } from './desk.ts'
import { fillOwnCart } from './products.ts'
import { callMethod, signIn, systemManager } from './wire.ts'

/**
 * Signs in a new customer with an address, and two small books in the cart. `prepare` runs before, as the system manager,
 * with their email address.
 */
export async function newShopper(page: Page, prepare?: (usr: string) => Promise<void>): Promise<void> {
  const { request } = page
  await signIn(request, systemManager)
  const usr = `shopper-${randomUUID().slice(0, 8)}@asha.example`
  const pwd = 'kites-over-the-tank'
  await makeDocument(page, 'User', { full_name: 'Meena K', email: usr, new_password: pwd })
  await prepare?.(usr)
  await signIn(request, { usr, pwd })
  const address = {
    ...{ contact_name: 'Meena K', phone: '98400 12377', address_line1: '5 Shuttle Street' },
    ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600044' },
  }
  await callMethod(request, 'places.save_address', { address, title: 'Home', is_default: 1 })
  await fillOwnCart(request)
}
