import { check, docType, everything, int, link, reading, series, text, where } from '#framework/doctypes'

export const JobCategory = docType('Job Category', {
  naming: series('JC-.###'),
  fields: {
    category_name: text({ required: true, inList: true, maxLength: 60, translatable: true }),
    parent_category: link('Job Category', { inList: true }),
    is_parent: check({
      label: 'Has subcategories',
      inList: true,
      description: 'Groups other categories and has no jobs of its own',
    }),
    display_order: int({ label: 'Position', default: 100 }),
    published: check({ default: 1, inList: true }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    All: reading(where({ published: 1 })),
    Guest: reading(where({ published: 1 })),
  },
  titleField: 'category_name',
  searchFields: ['category_name'],
  sort: 'display_order asc, name asc',
  tree: { parentField: 'parent_category', deepest: 4 },
})
