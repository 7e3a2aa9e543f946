/** What a section of a page can be. An app that does not know a type shows nothing in its place. */
export const sectionTypes = [
  'slider',
  'product list',
  'category list',
  'event list',
  'gallery strip',
  'rich text',
  'image',
  'video',
  'banner',
  'testimonial',
  'counter',
  'faq',
  'map',
  'form',
  'contribution',
] as const

export type SectionType = (typeof sectionTypes)[number]
