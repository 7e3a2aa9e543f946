import type { DemoContext } from '#framework/modules'
import { User } from '#framework/identity'
import { WebsiteSettings } from '#site/website'
import { GoodwillCredit } from './goodwill/goodwill-credit.doctype.ts'
import { giveGoodwill } from './goodwill/give-credit.ts'

const CUSTOMER = 'parent@asha.example'

/** Switches wallets on, and gives a parent credit for a late parcel. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1 })
  if ((await documents.count(User, { filters: [['email', '=', CUSTOMER]] })) === 0) return
  const { name } = await documents.insert(GoodwillCredit, {
    ...{ customer: CUSTOMER, amount: 250_00, reason: 'Your parcel was late', business: null },
  })
  await giveGoodwill(documents, name, documents.caller.user)
}
