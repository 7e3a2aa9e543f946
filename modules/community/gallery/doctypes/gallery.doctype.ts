import {
  always,
  attachment,
  check,
  childType,
  docType,
  everything,
  html,
  int,
  link,
  longText,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  where,
} from '#framework/doctypes'

/** One item of an album: a picture, or a video of ours, or one that is shown from elsewhere. */
export const GalleryItem = childType('Gallery Item', {
  title: text(),
  image__video: picture({ label: 'Picture' }),
  image: picture({ label: 'Picture, as other templates call it' }),
  alt: text({ maxLength: 280, description: 'What it shows, for those who cannot see it' }),
  caption: html({ maxLength: 2000 }),
  video: attachment(),
  poster: picture({ description: 'Stands in for a video until it plays' }),
  iframe: text({ format: 'URL', maxLength: 500 }),
  download_url: text({ format: 'URL', maxLength: 500 }),
  thumb: picture(),
  display_order: int({ min: 0 }),
})

export const Gallery = docType('Gallery', {
  naming: series('G-.#####'),
  fields: {
    title: text({ required: true, inList: true }),
    description: longText({ maxLength: 1000 }),
    cover_image: picture({ description: 'The first picture when empty' }),
    gallery: table(GalleryItem, { max: 500 }),
    picture_count: int({ readOnly: true, inList: true }),

    who_sees_it: section('Who sees it'),
    published: check({ inList: true }),
    visibility: select(['public', 'members', 'class'], { required: true, default: 'public', inList: true }),
    event: link('Mela Event'),
    consent_purpose: text({ level: 1, description: 'The consent that people in the pictures gave' }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Event Staff': everything,
    'Store Manager': reading(always),
    Guest: reading(where({ published: 1, visibility: 'public' })),
  },
  titleField: 'title',
  sort: 'creation desc',
})
