import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { inWords, sayDocument } from '#site/translations'
import { DEFAULT_BUSINESS } from '#site/website'
import { Business } from '../doctypes/business.doctype.ts'
import { businessDetail } from '../rules/business-detail.ts'

/** The public face of a live business, as the first element of a list; an empty list for any other name. */
export const getBusinessDetail = method({
  access: anyone,
  aliases: ['mobileapi.get_business_detail'],
  reads: true,
  isTranslated: true,
  input: { name: text({ default: DEFAULT_BUSINESS }) },
  async run({ input, documents, language }) {
    const system = documents.asSystem()
    const name = input.name ?? DEFAULT_BUSINESS
    const [found] = await system.find(Business, {
      where: { name, state: 'live' },
      fields: ['name'],
      limit: 1,
    })
    if (!found) return []
    const detail = businessDetail(await system.get(Business, found.name))
    return inWords({ documents, language }, (say) => [sayDocument(Business, detail, say)])
  },
})
