import {
  childType,
  float,
  html,
  link,
  longText,
  picture,
  select,
  table,
  text,
  type DocType,
} from '#framework/doctypes'

/** Addresses of this site ('/events') or of another. */
const address = () => text({ format: 'URL', maxLength: 500, label: 'Leads to' })
const button = () => text({ label: 'Button' })
const paragraph = () => longText({ maxLength: 2000 })

const MOST_ROWS = 30

/** How a banner looks: empty for a picture beside words. The data of each look has a shape of its own. */
const look = () => select(['fair', 'doors'], { label: 'Look' })

/*
 * What a section's data is made of, as types of which no document is stored: the data is one JSON text. The same fields
 * judge what is saved and draw the form of an editor.
 */

const Slide = childType('Slide', {
  title: text(),
  subtitle: text({ maxLength: 280 }),
  web_image: picture({ label: 'Picture on wide screens' }),
  mobile_image: picture({ label: 'Picture on phones' }),
  button_label: button(),
  redirect_url: address(),
})

const Door = childType('Door', {
  title: text({ required: true }),
  text: paragraph(),
  redirect_url: text({ format: 'URL', maxLength: 500, label: 'Leads to', required: true }),
  art: text({ label: 'Drawing', description: 'Like books, seeds, notebook or pot' }),
  tint: select(['brand', 'field', 'ok', 'info'], { label: 'Colour' }),
})

const Testimonial = childType('Testimonial', {
  quote: longText({ maxLength: 2000, required: true, label: 'Quote' }),
  name: text({ label: 'Name of the person' }),
  role: text({ label: 'Who they are' }),
  image: picture({ label: 'Portrait' }),
})

const CountedThing = childType('Counted Thing', {
  value: text({ required: true, label: 'Number' }),
  label: text({ required: true, label: 'What is counted' }),
})

const AskedQuestion = childType('Asked Question', {
  question: text({ maxLength: 280, required: true }),
  answer: html({ required: true }),
})

const FooterLink = childType('Footer Link', {
  label: text({ required: true, label: 'Link text' }),
  redirect_url: text({ format: 'URL', maxLength: 500, label: 'Leads to', required: true }),
})

const Call = childType('Call to Action', {
  heading: text(),
  text: paragraph(),
  button_label: button(),
  redirect_url: address(),
})

export const shapes = {
  slider: childType('Slider', { slides: table(Slide, { max: MOST_ROWS, label: 'Slides' }) }),
  products: childType('Chosen Products', {
    category: link('Product Category', { description: 'All categories when empty' }),
    business: link('Business', { description: 'All shops when empty' }),
  }),
  richText: childType('Rich Text', { html: html({ label: 'Text' }) }),
  image: childType('Shown Image', {
    image: picture({ required: true }),
    alt: text({ maxLength: 280, label: 'What the picture shows' }),
    caption: text({ maxLength: 280 }),
    redirect_url: address(),
  }),
  video: childType('Shown Video', {
    video: text({ format: 'URL', maxLength: 500, required: true, label: 'Address of the video' }),
    title: text(),
    poster: picture({ label: 'Picture before it plays' }),
  }),
  banner: childType('Banner', { variant: look(), ...Call.fields, image: picture() }),
  fairBanner: childType('Welcome Banner', {
    variant: look(),
    heading: text(),
    text: paragraph(),
    search_placeholder: text({ label: 'Words in the search box' }),
  }),
  doors: childType('Doors', { variant: look(), doors: table(Door, { max: MOST_ROWS, label: 'Cards' }) }),
  testimonials: childType('Testimonials', { items: table(Testimonial, { max: MOST_ROWS, label: 'Voices' }) }),
  counter: childType('Counters', { items: table(CountedThing, { max: MOST_ROWS, label: 'Numbers' }) }),
  questions: childType('Questions', { items: table(AskedQuestion, { max: MOST_ROWS, label: 'Questions' }) }),
  place: childType('Place on the Map', {
    label: text({ label: 'Name of the place' }),
    address: longText({ maxLength: 500 }),
    map_url: text({ format: 'URL', maxLength: 1000, label: 'Address of the map' }),
    latitude: float({ min: -90, max: 90 }),
    longitude: float({ min: -180, max: 180 }),
  }),
  form: Call,
  contribution: childType('Contribution Section', {
    purpose: text({ label: 'What is collected for', description: 'The title of a campaign' }),
    text: paragraph(),
    button_label: button(),
  }),
  links: childType('Link Column', {
    text: paragraph(),
    links: table(FooterLink, { max: MOST_ROWS }),
  }),
  footerText: childType('Footer Text', { text: paragraph() }),
  apps: childType('App Stores', {
    android_link: text({ format: 'URL', maxLength: 500, label: 'Google Play' }),
    ios_link: text({ format: 'URL', maxLength: 500, label: 'App Store' }),
  }),
  nothing: childType('No Content', {}),
} satisfies Record<string, DocType>
