import { plural, type Messages } from '../message.ts'

export const gallery = {
  'gallery.title': 'Gallery',
  'gallery.lead': 'Photos of school days and events.',
  'gallery.pictures': plural('count', { one: '# photo', other: '# photos' }),
  'gallery.none_title': 'No albums yet',
  'gallery.none_text': 'Photos of the next event appear here.',
  'gallery.album_empty_title': 'This album is empty',
  'gallery.not_found_title': 'This album is no longer available',
  'gallery.all_albums': 'See all albums',
  'gallery.open_picture': 'Open photo {number} of {total}: {title}',
  'gallery.viewer': 'Photos of {album}',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.download': 'Download',
  'gallery.close': 'Close photos',
  'gallery.swipe_to_close': 'Swipe up to close',
} satisfies Messages
