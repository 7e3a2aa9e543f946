import type { DocType } from '#framework/doctypes'
import type { SectionType } from '../section-type.ts'
import { shapes } from './shapes.ts'

/** What the data of a section holds: by the section's type, and where a type looks different ways by `variant` in it. */
export interface SectionShape {
  readonly section_type: string
  /** What stands under `variant` in the data; empty for the usual look. */
  readonly variant: string
  readonly shape: DocType
}

const pageShapes: Record<SectionType, DocType> = {
  slider: shapes.slider,
  'product list': shapes.products,
  'category list': shapes.nothing,
  'event list': shapes.nothing,
  'gallery strip': shapes.nothing,
  'rich text': shapes.richText,
  image: shapes.image,
  video: shapes.video,
  banner: shapes.banner,
  testimonial: shapes.testimonials,
  counter: shapes.counter,
  faq: shapes.questions,
  map: shapes.place,
  form: shapes.form,
  contribution: shapes.contribution,
}

export const sectionShapes: readonly SectionShape[] = [
  ...Object.entries(pageShapes).map(([section_type, shape]) => ({ section_type, variant: '', shape })),
  { section_type: 'banner', variant: 'fair', shape: shapes.fairBanner },
  { section_type: 'banner', variant: 'doors', shape: shapes.doors },
  { section_type: 'Links', variant: '', shape: shapes.links },
  { section_type: 'Text', variant: '', shape: shapes.footerText },
  { section_type: 'Static Section', variant: '', shape: shapes.apps },
]

/** The shape of a section's data; null where the type or the variant is not known, whose data stays as it was given. */
export function shapeOf(sectionType: string, variant: string): DocType | null {
  const found = sectionShapes.find((one) => one.section_type === sectionType && one.variant === variant)
  return found?.shape ?? null
}
