import { docType, everything, int, longText, series, text } from '#framework/doctypes'

export const BlogCategory = docType('Blog Category', {
  naming: series('BC-.###'),
  fields: {
    category_name: text({ required: true, unique: true, inList: true, maxLength: 60, translatable: true }),
    route: text({
      label: 'Path',
      ...{ required: true, unique: true, format: 'Route', inList: true, maxLength: 60 },
      description: 'Address of its posts, for example school-life',
    }),
    description: longText({ maxLength: 300, translatable: true }),
    display_order: int({ label: 'Position', default: 100 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'category_name',
  searchFields: ['category_name'],
  sort: 'display_order asc, name asc',
})
