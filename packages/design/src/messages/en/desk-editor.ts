import type { Messages } from '../message.ts'

/** The editor of formatted text. */
export const deskEditor = {
  'desk.editor_heading_small': 'Subheading',
  'desk.editor_heading_smallest': 'Small heading',
  'desk.editor_numbers': 'Numbered list',
  'desk.editor_quote': 'Quote',
  'desk.editor_clear': 'Clear formatting',
  'desk.editor_undo': 'Undo',
  'desk.editor_redo': 'Redo',
  'desk.editor_picture': 'Image',
  'desk.editor_source': 'Edit HTML',
  'desk.editor_formatted': 'Back to editor',
  'desk.editor_too_much': 'Some parts of this text can only be edited as HTML. They are not changed.',
  'desk.editor_length': '{count} of {max} characters, including formatting',
  'desk.link_address': 'Link address',
  'desk.link_help': 'A web address, email address, phone number or a page on this site, such as /events',
  'desk.link_wrong': 'Enter an address that begins with https://, mailto:, tel: or /',
  'desk.link_set': 'Save link',
  'desk.link_remove': 'Remove link',
  'desk.picture_words': 'Alt text',
  'desk.picture_words_help':
    "Describes the image to people who can't see it. Leave empty if it is only decorative.",
  'desk.picture_put': 'Insert image',
} satisfies Messages
