export type PictureAddress = (name: string) => string

type SectionKind =
  | 'slider'
  | 'product list'
  | 'category list'
  | 'event list'
  | 'gallery strip'
  | 'rich text'
  | 'image'
  | 'video'
  | 'banner'
  | 'testimonial'
  | 'counter'
  | 'faq'
  | 'map'
  | 'form'
  | 'contribution'

export interface DemoSection {
  readonly section_name: string
  readonly section_type: SectionKind
  readonly title?: string
  readonly subtitle?: string
  readonly view_more_label?: string
  readonly view_more_redirect_to?: string
  readonly view?: 'Grid View' | 'List View'
  readonly row_count?: number
  readonly no_of_records?: number
  readonly application_type?: 'both' | 'web' | 'mobile'
  readonly content?: Readonly<Record<string, unknown>>
}

export interface DemoPage {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly sections: readonly DemoSection[]
}

export function words(section_name: string, html: string, title?: string): DemoSection {
  return { section_name, section_type: 'rich text', ...(title ? { title } : {}), content: { html } }
}
