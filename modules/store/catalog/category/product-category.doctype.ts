import {
  always,
  check,
  docType,
  everything,
  int,
  link,
  longText,
  picture,
  reading,
  series,
  text,
  where,
} from '#framework/doctypes'

export const ProductCategory = docType('Product Category', {
  naming: series('CAT-.#####'),
  fields: {
    category_name: text({ required: true, inList: true, translatable: true }),
    route: text({ label: 'Path', required: true, unique: true, format: 'Route', inList: true }),
    parent_category: link('Product Category', { inList: true }),
    category_image: picture(),
    mobile_image: picture(),
    full_description: longText({ maxLength: 2000, translatable: true }),
    display_order: int({ default: 100 }),
    published: check({ default: 1, inList: true }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Seller: reading(always),
    Guest: reading(where({ published: 1 })),
  },
  titleField: 'category_name',
  searchFields: ['category_name', 'route'],
  sort: 'display_order asc',
  tree: { parentField: 'parent_category', deepest: 6 },
})
