import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { TranslateText } from '#meta'
import type { Content } from './section/content.rules.ts'
import type { SectionType } from './section/section-shapes.rules.ts'

/** What a source may know of the section that it fills. */
export interface SectionRequest {
  readonly content: Content
  /** Most rows to give. */
  readonly limit: number
  readonly business: string
  /** The store that a person chose, whose things alone are shown; null for those of every store. */
  readonly store: string | null
  readonly documents: Documents
}

/** Looks up what a type of section shows; its rows are the wire's. It answers for guests whoever asks: only what is public. */
export interface PageSectionSource<Row = unknown> {
  readonly sectionType: SectionType
  rows(request: SectionRequest): Promise<readonly Row[]>
  /** One of its rows in the words of a language; a source whose rows say nothing of the office's own has none. */
  translateRow?(row: Row, t: TranslateText): Row
}

export const pageSectionSource = extensionPoint<PageSectionSource>('website.page_section_source')

/** Tells which business a domain belongs to; null when it is nobody's. */
export type BusinessResolver = (domain: string, documents: Documents) => Promise<string | null>

export const businessResolver = extensionPoint<BusinessResolver>('website.business_resolver')

/** A public page of the site and the document behind it. */
export interface SiteRoute {
  readonly route: string
  readonly doctype: string
  readonly name: string
  readonly title: string
  readonly modified: string
}

export type RouteSource = (documents: Documents) => Promise<readonly SiteRoute[]>

export const routeSource = extensionPoint<RouteSource>('website.route_source')
