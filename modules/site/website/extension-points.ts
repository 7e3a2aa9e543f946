import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { TranslateText } from '#meta'
import type { Content } from './section/content.rules.ts'
import type { SectionType } from './section/section-shapes.rules.ts'

export interface SectionRequest {
  readonly content: Content
  readonly limit: number
  readonly business: string
  readonly store: string | null
  readonly documents: Documents
}

/**
 * Reads the rows of a section type, in wire format. Only public data, because responses are the same for all callers.
 */
export interface PageSectionSource<Row = unknown> {
  readonly sectionType: SectionType
  rows(request: SectionRequest): Promise<readonly Row[]>
  translateRow?(row: Row, t: TranslateText): Row
}

export const pageSectionSource = extensionPoint<PageSectionSource>('website.page_section_source')

export type BusinessResolver = (domain: string, documents: Documents) => Promise<string | null>

export const businessResolver = extensionPoint<BusinessResolver>('website.business_resolver')

export interface SiteRoute {
  readonly route: string
  readonly doctype: string
  readonly name: string
  readonly title: string
  readonly modified: string
}

export type RouteSource = (documents: Documents) => Promise<readonly SiteRoute[]>

export const routeSource = extensionPoint<RouteSource>('website.route_source')
