import {
  childType,
  docType,
  everything,
  html,
  int,
  link,
  longText,
  money,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  where,
  type Role,
} from '#framework/doctypes'

export const ProductPicture = childType('Product Picture', {
  image: picture({ required: true }),
  alt: text({ description: 'What the picture shows, for those who cannot see it' }),
})

const managers: readonly Role[] = ['System Manager', 'Store Manager']

export const Product = docType('Product', {
  naming: series('PRD-.#####'),
  fields: {
    title: text({ required: true, inList: true }),
    route: text({ required: true, unique: true, format: 'Route' }),
    business: link('Business', { required: true, inList: true }),
    category: link('Product Category', { required: true, inList: true }),
    brand: link('Brand'),
    state: select(['draft', 'in review', 'live', 'archived'], {
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),

    words: section('Words and pictures'),
    short_description: longText({ maxLength: 300 }),
    description: html(),
    pictures: table(ProductPicture, { max: 20 }),
    image: picture({ readOnly: true, description: 'The first picture; cards show it' }),

    prices: section('Price'),
    price: money({ required: true, min: 0, inList: true }),
    compare_at_price: money({ min: 0, description: 'The earlier price, struck out' }),

    display_order: int({ default: 100 }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    moves: [
      { action: 'Send for review', from: 'draft', to: 'in review', roles: managers },
      { action: 'Send back', from: 'in review', to: 'draft', roles: managers },
      { action: 'Go live', from: 'in review', to: 'live', roles: managers },
      { action: 'Archive', from: 'live', to: 'archived', roles: managers },
      { action: 'Work on it again', from: 'archived', to: 'draft', roles: managers },
    ],
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Guest: reading(where({ state: 'live' })),
  },
  titleField: 'title',
  searchFields: ['title', 'route'],
})
