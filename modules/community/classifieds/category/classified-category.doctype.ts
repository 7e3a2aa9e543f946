import {
  always,
  check,
  docType,
  everything,
  int,
  link,
  reading,
  series,
  text,
  where,
} from '#framework/doctypes'

export const ClassifiedCategory = docType('Classified Category', {
  naming: series('CLC-.###'),
  fields: {
    category_name: text({ required: true, inList: true, maxLength: 60, translatable: true }),
    parent_category: link('Classified Category', { inList: true }),
    is_parent: check({
      label: 'Has subcategories',
      inList: true,
      description: 'Groups other categories and has no ads of its own',
    }),
    days_live: int({
      ...{ required: true, default: 30, min: 1, max: 365, inList: true },
      description: 'Number of days until an ad ends if it is not renewed',
    }),
    display_order: int({ label: 'Position', default: 100 }),
    published: check({ default: 1, inList: true }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Moderator: reading(always),
    All: reading(where({ published: 1 })),
    Guest: reading(where({ published: 1 })),
  },
  titleField: 'category_name',
  searchFields: ['category_name'],
  sort: 'display_order asc, name asc',
  tree: { parentField: 'parent_category', deepest: 4 },
})
