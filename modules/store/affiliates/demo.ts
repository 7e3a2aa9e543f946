import type { DemoContext } from '#framework/modules'
import { WebsiteSettings } from '#site/website'
import { AffiliateSettings } from './program/affiliate-settings.doctype.ts'

const BEGIN = '2026-01-01'

const TERMS = `Commission is a percentage of the price without tax and delivery. It is confirmed when the items can no longer be returned, and taken back for cancelled, returned and refunded items.

You, your household and the contact person of a class or club earn nothing by your own orders. Do not send unwanted messages, and do not promise prices or offers that the store does not have.`

/** Switches the affiliate program on: 5% of all products. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_affiliates: 1 })
  await documents.save(AffiliateSettings, AffiliateSettings.name, {
    rates: [{ category: null, rate: 5, valid_from: BEGIN }],
    terms: TERMS,
  })
}
