import {
  attachment,
  whereExists,
  both,
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
import { ofOwnFamily } from '#community/students'
import { onlyRoles } from '#framework/modules'

const SYSTEM_LEVEL = 9

export const itemFields = {
  title: text(),
  image__video: picture({ label: 'Photo' }),
  image: picture({ label: 'Image (alternative name)' }),
  alt: text({
    label: 'Alt text',
    maxLength: 280,
    description: 'Describes the photo for people who cannot see it',
  }),
  caption: html({ maxLength: 2000 }),
  video: attachment(),
  poster: picture({ description: 'Shown before the video plays' }),
  iframe: text({ label: 'Embedded page', format: 'URL', maxLength: 500 }),
  download_url: text({ label: 'Download URL', format: 'URL', maxLength: 500 }),
  thumb: picture({ label: 'Thumbnail' }),
  display_order: int({ label: 'Position', isNullable: true, min: 0 }),
  content_key: text({
    ...{ readOnly: true, hidden: true, indexed: true, level: SYSTEM_LEVEL },
    description: 'SHA-256 of the content. The same photo in another album has the same key.',
  }),
}

const AlbumItem = childType('Gallery Item', itemFields)

export const MAX_ALBUM_PHOTOS = 500

const inOwnClass = whereExists(
  'class',
  { type: 'Student Registration', by: 'class' },
  both(where({ status: 'enrolled' }), ofOwnFamily()),
)

const isPublic = where({ published: 1, visibility: 'public' })

const forMembers = where({ published: 1, visibility: 'members' })

const forOwnClass = both(where({ published: 1, visibility: 'class' }), inOwnClass)

export const Album = docType('Gallery', {
  naming: series('G-.#####'),
  fields: {
    title: text({ required: true, inList: true, translatable: true }),
    description: longText({ maxLength: 1000 }),
    cover_image: picture({ label: 'Cover photo', description: 'The first photo if empty' }),
    gallery: table(AlbumItem, { label: 'Photos', max: MAX_ALBUM_PHOTOS }),
    picture_count: int({ label: 'Number of photos', isNullable: true, readOnly: true, inList: true }),

    who_sees_it: section('Who can see it'),
    published: check({ inList: true }),
    visibility: select(['public', 'members', 'class'], {
      tones: { public: 'ok', members: 'info' },
      required: true,
      default: 'public',
      inList: true,
      description:
        'Members are guardians of enrolled children, active volunteers, staff and users with the role Member',
    }),
    class: link('Class', {
      description: 'The class whose families can see the album, if it is visible to a class',
    }),
    event: link('Mela Event', { description: 'Attendees of this event can be tagged in the photos' }),
    consent_purpose: text({ level: 1, description: 'Consent that people in the photos gave' }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Event Staff': everything,
    'Store Manager': reading(isPublic),
    Guardian: reading(forOwnClass),
    Member: reading(forMembers),
    Guest: reading(isPublic),
  },
  actions: [{ label: 'Photos and people', method: 'mela.gallery.open_pictures' }],
  titleField: 'title',
  sort: 'creation desc',
  // Readers of an album read its history, which would reveal hidden photos.
  trackChanges: false,
  retainDeleted: true,
})

export const albumStaff = onlyRoles('System Manager', 'School Office', 'Event Staff')
