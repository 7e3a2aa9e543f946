import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestClock, type TestSite } from '#framework/testing'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { ClassifiedCategory } from '../category/classified-category.doctype.ts'
import { classifieds } from '../index.ts'

export { valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export interface ClassifiedsSite {
  readonly site: TestSite
  readonly office: TestClient
  readonly chairs: string
  readonly household: string
}

export async function classifiedsSite(clock?: TestClock): Promise<ClassifiedsSite> {
  const placeholderModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const settings = clock ? { clock: clock.now } : {}
  const site = await testSite([website, notifications, placeholderModule, moderation, classifieds], {
    settings,
  })
  const [household, chairs] = await site.engine.write(administrator, async (documents) => {
    const top = await documents.insert(ClassifiedCategory, { category_name: 'Household', is_parent: 1 })
    const below = { category_name: 'Chairs', parent_category: top.name, days_live: 10 }
    return [top.name, (await documents.insert(ClassifiedCategory, below)).name] as const
  })
  return { site, office: await site.userWith('School Office'), chairs, household }
}

export const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.${method}`, values)

export const sampleAd = {
  title: 'A chair',
  description: 'It has four legs.',
  price: 250,
  seller_name: 'Selvi',
  phone: '98400 12345',
}

export async function createDraft(
  seller: TestClient,
  category: string,
  values: object = {},
): Promise<string> {
  const answer = await call(seller, 'classifieds.save_ad', { ...sampleAd, category, ...values })
  return String(valuesOf(answer.message)['name'])
}

export const updateDocument = (
  client: TestClient,
  at: readonly [type: string, name: string],
  changes: object,
) => client.put(`/api/resource/${at.join('/')}`, changes)

export async function createLiveAd(
  market: ClassifiedsSite,
  seller: TestClient,
  values: object = {},
): Promise<string> {
  const name = await createDraft(seller, market.chairs, values)
  await call(seller, 'classifieds.submit_ad', { name })
  await updateDocument(market.office, ['Classified', name], { state: 'live' })
  return name
}
