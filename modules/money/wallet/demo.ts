import type { DemoContext } from '#framework/modules'
import { User } from '#framework/identity'
import { WebsiteSettings } from '#site/website'
import { GoodwillCredit } from './goodwill/goodwill-credit.doctype.ts'
import { giveGoodwill } from './goodwill/give-credit.ts'

const CUSTOMER = 'parent@asha.example'

/** Switches wallets on, and gives a parent credit for a late parcel. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1 })
  const [customer] = await documents.find(User, { where: { email: CUSTOMER }, fields: ['name'], limit: 1 })
  if (!customer) return
  const { name } = await documents.insert(GoodwillCredit, {
    ...{ user: customer.name, amount: 250_00, reason: 'Your parcel was late', business: null },
  })
  await giveGoodwill(documents, name)
}
