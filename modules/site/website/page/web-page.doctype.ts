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
import { sectionTypes } from '../section/section-type.rules.ts'

export const MOST_SECTIONS = 50

export const PageSection = childType('Page Section', {
  section_name: text({ required: true, translatable: true, inList: true }),
  section_type: select(sectionTypes, { required: true, inList: true }),
  title: text({ translatable: true, inList: true }),
  subtitle: text({ maxLength: 280, translatable: true }),
  view_more_label: text({ translatable: true }),
  view_more_redirect_to: text({ format: 'URL', maxLength: 500 }),
  view: select(['Grid View', 'List View'], { required: true, default: 'Grid View' }),
  row_count: int({ required: true, default: 4, min: 1, max: 12, description: 'How many stand in a row' }),
  no_of_records: int({ min: 1, max: 50, description: 'How many are shown; one row when empty' }),
  application_type: select(['both', 'web', 'mobile'], { required: true, default: 'both' }),
  business: link('Business', { description: 'Shown for this business only' }),
  city: text({ description: 'Shown in this city only' }),
  data: json({ format: 'Section', label: 'Content' }),
})

export const WebPage = docType('Web Page', {
  fields: {
    title: text({ required: true, inList: true, translatable: true }),
    route: text({ required: true, unique: true, format: 'Route', inList: true }),
    published: check({ inList: true }),
    publish_on: datetime({ description: 'Shown from this moment on; at once when empty' }),
    sections: table(PageSection, { max: MOST_SECTIONS }),
    search_engines: section('Search engines'),
    meta_title: text({ translatable: true }),
    meta_description: longText({ maxLength: 320, translatable: true }),
    meta_image: picture(),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'title',
  searchFields: ['route'],
})
