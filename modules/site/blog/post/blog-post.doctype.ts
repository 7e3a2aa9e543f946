import {
  check,
  childType,
  datetime,
  docType,
  everything,
  html,
  int,
  link,
  longText,
  picture,
  section,
  series,
  table,
  text,
} from '#framework/doctypes'

const MOST_TAGS = 10
const MOST_RELATED = 8

const BlogTag = childType('Blog Tag', {
  tag: text({ required: true, maxLength: 40, inList: true, indexed: true, translatable: true }),
})

const BlogProduct = childType('Blog Product', {
  product: link('Product', {
    required: true,
    inList: true,
    linksUnread: 'the office relates products before they are on sale; readers see those on sale',
  }),
})

const BlogEvent = childType('Blog Event', {
  event: link('Mela Event', { required: true, inList: true }),
})

export const BlogPost = docType('Blog Post', {
  naming: series('BLOG-.#####'),
  fields: {
    title: text({ required: true, inList: true, maxLength: 140, translatable: true }),
    route: text({
      label: 'Path',
      ...{ required: true, unique: true, format: 'Route', maxLength: 120 },
      description: 'Address of the post below /blog/, for example a-day-at-the-kiln',
    }),
    category: link('Blog Category', { required: true, inList: true, indexed: true }),
    summary: longText({
      ...{ required: true, maxLength: 300, translatable: true },
      description: 'Shown in lists, in search results and when the post is shared',
    }),
    author: text({ required: true, inList: true, maxLength: 80, description: 'Name shown to readers' }),
    author_title: text({
      label: 'About the author',
      ...{ maxLength: 120, translatable: true },
      description: 'For example Art teacher',
    }),

    content: section('Content'),
    cover: picture({ label: 'Cover image', inList: true }),
    cover_alt: text({
      label: 'Alt text',
      ...{ maxLength: 200, translatable: true },
      description: 'Describes the cover image for people who cannot see it',
    }),
    body: html({ label: 'Text', required: true, translatable: true }),
    reading_minutes: int({ label: 'Reading time (minutes)', readOnly: true, default: 1 }),
    tags: table(BlogTag, { max: MOST_TAGS }),

    publishing: section('Publishing'),
    published: check({ inList: true, indexed: true, description: 'Readers see it from the time below' }),
    published_at: datetime({
      label: 'Publish on',
      ...{ inList: true, indexed: true },
      description: 'A time in the future schedules the post. Published at once if empty.',
    }),
    is_featured: check({ label: 'Featured', inList: true, description: 'Shown first in the list of posts' }),
    allows_comments: check({ label: 'Allow comments', default: 1 }),

    related: section('Related'),
    products: table(BlogProduct, { label: 'Related products', max: MOST_RELATED }),
    events: table(BlogEvent, { label: 'Related events', max: MOST_RELATED }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  actions: [{ label: 'Preview', method: 'mela.blog.create_preview' }],
  titleField: 'title',
  searchFields: ['title', 'route', 'author'],
  sort: 'published_at desc, creation desc',
})
