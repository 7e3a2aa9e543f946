import { plural, type Messages } from '../message.ts'

export const gallery = {
  'gallery.title': 'Gallery',
  'gallery.lead': 'Days we would like to keep.',
  'gallery.pictures': plural('count', { one: '# picture', other: '# pictures' }),
  'gallery.none_title': 'No albums yet',
  'gallery.none_text': 'Pictures of the next day at school will be here.',
  'gallery.album_empty_title': 'This album is still empty',
  'gallery.gone_title': 'This album is not here any more',
  'gallery.all_albums': 'All albums',
  'gallery.open_picture': 'Open picture {number} of {total}: {title}',
  'gallery.viewer': 'Pictures of {album}',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.download': 'Download',
  'gallery.close': 'Close the pictures',
  'gallery.swipe_to_close': 'Swipe up to close',
} satisfies Messages
