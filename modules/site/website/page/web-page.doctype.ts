import {
  check,
  childType,
  datetime,
  docType,
  everything,
  int,
  json,
  link,
  longText,
  picture,
  section,
  select,
  table,
  text,
} from '#framework/doctypes'
import { sectionTypes } from '../section/section-shapes.rules.ts'

const MAX_SECTIONS = 50

export const PageSection = childType('Page Section', {
  section_name: text({ required: true, translatable: true, inList: true }),
  section_type: select(sectionTypes, { required: true, inList: true }),
  title: text({ translatable: true, inList: true }),
  subtitle: text({ maxLength: 280, translatable: true }),
  view_more_label: text({ label: '“View all” label', translatable: true }),
  view_more_redirect_to: text({ label: '“View all” link', format: 'URL', maxLength: 500 }),
  view: select(['Grid View', 'List View'], { required: true, default: 'Grid View' }),
  row_count: int({
    label: 'Items per row',
    required: true,
    default: 4,
    min: 1,
    max: 12,
    description: 'Number of items in a row',
  }),
  no_of_records: int({
    label: 'Number of items',
    min: 1,
    max: 50,
    description: 'Number of items to show. One row if empty.',
  }),
  application_type: select(['both', 'web', 'mobile'], { label: 'Show on', required: true, default: 'both' }),
  business: link('Business', { description: 'Show for this business only' }),
  city: text({ description: 'Show in this city only' }),
  data: json({ format: 'Section', label: 'Content' }),
})

export const WebPage = docType('Web Page', {
  fields: {
    title: text({ required: true, inList: true, translatable: true }),
    route: text({ label: 'Path', required: true, unique: true, format: 'Route', inList: true }),
    published: check({ inList: true }),
    publish_on: datetime({ description: 'The page is visible from this time. Published at once if empty.' }),
    sections: table(PageSection, { max: MAX_SECTIONS }),
    search_engines: section('Search engines'),
    meta_title: text({ label: 'Title for search engines', translatable: true }),
    meta_description: longText({
      label: 'Description for search engines',
      maxLength: 320,
      translatable: true,
    }),
    meta_image: picture({ label: 'Image for sharing' }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'title',
  searchFields: ['route'],
})
