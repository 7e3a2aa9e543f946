import {
  type DocType,
  childType,
  float,
  html,
  link,
  longText,
  picture,
  select,
  table,
  text,
} from '#framework/doctypes'

const address = () => text({ format: 'URL', maxLength: 500, label: 'Link' })

const button = () => text({ label: 'Button label' })

const paragraph = () => longText({ maxLength: 2000 })

const MAX_ROWS = 30

const look = () => select(['fair', 'doors'], { label: 'Style' })

/* Shapes of section data as types without documents, because the data is one JSON text. The same fields validate it and build the editor's form. */

const Slide = childType('Slide', {
  title: text(),
  subtitle: text({ maxLength: 280 }),
  web_image: picture({ label: 'Image on wide screens' }),
  mobile_image: picture({ label: 'Image on phones' }),
  button_label: button(),
  redirect_url: address(),
})

const LinkCard = childType('Door', {
  title: text({ required: true }),
  text: paragraph(),
  redirect_url: text({ format: 'URL', maxLength: 500, label: 'Link', required: true }),
  art: text({ label: 'Illustration', description: 'For example books, seeds, notebook or pot' }),
  tint: select(['brand', 'field', 'ok', 'info'], { label: 'Colour' }),
})

const Testimonial = childType('Testimonial', {
  quote: longText({ maxLength: 2000, required: true, label: 'Quote' }),
  name: text({ label: 'Person’s name' }),
  role: text({ label: 'Person’s role' }),
  image: picture({ label: 'Portrait' }),
})

const Counter = childType('Counted Thing', {
  value: text({ required: true, label: 'Number' }),
  label: text({ required: true, label: 'Label' }),
})

const AskedQuestion = childType('Asked Question', {
  question: text({ maxLength: 280, required: true }),
  answer: html({ required: true }),
})

const FooterLink = childType('Footer Link', {
  label: text({ required: true, label: 'Link text' }),
  redirect_url: text({ format: 'URL', maxLength: 500, label: 'Link', required: true }),
})

const Call = childType('Call to Action', {
  heading: text(),
  text: paragraph(),
  button_label: button(),
  redirect_url: address(),
})

const shapes = {
  slider: childType('Slider', { slides: table(Slide, { max: MAX_ROWS, label: 'Slides' }) }),
  products: childType('Chosen Products', {
    category: link('Product Category', { description: 'All categories if empty' }),
    business: link('Business', { description: 'All sellers if empty' }),
  }),
  richText: childType('Rich Text', { html: html({ label: 'Text' }) }),
  image: childType('Shown Image', {
    image: picture({ required: true }),
    alt: text({ maxLength: 280, label: 'Alt text' }),
    caption: text({ maxLength: 280 }),
    redirect_url: address(),
  }),
  video: childType('Shown Video', {
    video: text({ format: 'URL', maxLength: 500, required: true, label: 'Video link' }),
    title: text(),
    poster: picture({ label: 'Preview image' }),
  }),
  banner: childType('Banner', { variant: look(), ...Call.fields, image: picture() }),
  fairBanner: childType('Welcome Banner', {
    variant: look(),
    heading: text(),
    text: paragraph(),
    search_placeholder: text({ label: 'Search box text' }),
  }),
  doors: childType('Doors', {
    variant: look(),
    doors: table(LinkCard, { max: MAX_ROWS, label: 'Cards' }),
  }),
  testimonials: childType('Testimonials', {
    items: table(Testimonial, { max: MAX_ROWS, label: 'Testimonials' }),
  }),
  counter: childType('Counters', { items: table(Counter, { max: MAX_ROWS, label: 'Numbers' }) }),
  questions: childType('Questions', { items: table(AskedQuestion, { max: MAX_ROWS, label: 'Questions' }) }),
  place: childType('Place on the Map', {
    label: text({ label: 'Place name' }),
    address: longText({ maxLength: 500 }),
    map_url: text({ format: 'URL', maxLength: 1000, label: 'Map link' }),
    latitude: float({ min: -90, max: 90 }),
    longitude: float({ min: -180, max: 180 }),
  }),
  form: Call,
  contribution: childType('Contribution Section', {
    purpose: text({ label: 'Purpose', description: 'Title of a contribution purpose' }),
    text: paragraph(),
    button_label: button(),
  }),
  links: childType('Link Column', {
    text: paragraph(),
    links: table(FooterLink, { max: MAX_ROWS }),
  }),
  footerText: childType('Footer Text', { text: paragraph() }),
  apps: childType('App Stores', {
    android_link: text({ format: 'URL', maxLength: 500, label: 'Google Play' }),
    ios_link: text({ format: 'URL', maxLength: 500, label: 'App Store' }),
  }),
  nothing: childType('No Content', {}),
} satisfies Record<string, DocType>

/** Shape of section data, by type, and by `variant` where a type has several. */
export interface SectionShape {
  readonly section_type: string
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

/** Returns the shape of section data; null for an unknown type or variant, whose data stays unchanged. */
export function shapeOf(sectionType: string, variant: string): DocType | null {
  const found = sectionShapes.find((one) => one.section_type === sectionType && one.variant === variant)
  return found?.shape ?? null
}

/** Section types. Apps skip types that they do not know. */
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
