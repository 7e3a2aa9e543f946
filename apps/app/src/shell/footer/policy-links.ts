import type { FooterItem } from '#client'
import { linksOf, type FooterLink } from './footer-parts.ts'

const policies: ReadonlySet<string> = new Set(['/terms-condition', '/privacy-policy', '/cancellation-policy'])

export const policyLinks = (items: readonly FooterItem[]): FooterLink[] =>
  items.flatMap(linksOf).filter(({ redirect_url }) => policies.has(redirect_url))
